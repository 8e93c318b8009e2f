import { enquiryReplies } from '@fitout/contract/messages/en/staff/enquiry-replies.ts'
import { paymentRecords } from '@fitout/contract/messages/en/staff/payment-records.ts'
import { postComments } from '@fitout/contract/messages/en/staff/post-comments.ts'
import { search as searchWords } from '@fitout/contract/messages/en/staff/search.ts'
import { findOrder } from '@fitout/contract/orders.ts'
import { copyProduct, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { commentWithLink, enquire, orderWithProof } from './desk-work.ts'
import { activate, tabTo, type } from './keyboard.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

test('a day at the desk needs only a keyboard', async () => {
  const mark = crypto.randomUUID().slice(0, 8)
  const order = await orderWithProof()
  const enquiry = await enquire(`Chan Tai Man ${mark}`)
  const comment = await commentWithLink(mark)
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  const staff = await staffCall(page)
  const { data: sofas } = await staff(listStaffProducts, { query: { q: 'sofa' } })
  const title = { zh: `梳化 ${mark}`, cn: `沙发 ${mark}`, en: `Sofa ${mark}` }
  const { data: piece } = await staff(copyProduct, { params: { id: present(sofas[0])._id }, body: { title } })
  await page.goto('/admin')
  await page.getByRole('heading', { name: words.waiting.title }).first().waitFor()

  await lookBeside(page)
  await sendOrderOut(page, order.reference)
  const sent = async () => (await order.call(findOrder, { params: { id: order.id } })).data
  expect(await sent()).toMatchObject({ payment_status: 'paid', tracking_number: 'SF1029384756' })

  await answer(page, enquiry.reference, `We can come on Saturday at eleven ${mark}`)
  await showComment(page, comment.text)
  await expect.poll(comment.standing).toContain(comment.text)

  await changePrice(page, title.en)
  const price = async () => (await staff(findStaffProduct, { params: { id: piece._id } })).data.variants[0]?.price
  await expect.poll(price).toBe(4321)
  await page.context().close()
}, 180_000)

/** Goes to an item through the palette, by its label. */
async function find(page: Page, sought: string): Promise<void> {
  const field = page.getByRole('combobox', { name: searchWords.officeSearch.sought })
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type(sought)
  await expect.poll(() => field.inputValue()).toBe(sought)
  await page.getByRole('option').filter({ hasText: sought }).first().waitFor()
  await page.keyboard.press('Enter')
  await field.waitFor({ state: 'detached' })
}

/** Opens a task beside the list of Today, and returns to its row. */
async function lookBeside(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await activate(page, page.getByRole('link', { name: new RegExp(`^${words.today.acts.proofs}:`) }).first())
  await dialog.getByRole('heading', { name: paymentRecords.resources['payment-records'].name }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main [data-row]') !== null)).toBe(true)
}

async function sendOrderOut(page: Page, reference: string): Promise<void> {
  await find(page, reference)
  await page.waitForURL(/#\/orders\//)
  const dialog = page.getByRole('dialog')
  const chip = (text: string) => page.locator('.MuiChip-label').getByText(text, { exact: true })
  await activate(page, page.getByRole('button', { name: words.steps['confirm-payment'] }))
  await activate(page, dialog.getByRole('button', { name: words.steps['confirm-payment'] }))
  await chip(words.paymentStatus.paid).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await activate(page, page.getByRole('button', { name: words.steps.ship }))
  await type(page, dialog.getByRole('textbox', { name: words.orders.trackingNumber }), 'SF1029384756')
  await page.keyboard.press('Enter')
  await chip(words.deliveryStatus.PARCEL.shipped).waitFor()
  await dialog.waitFor({ state: 'detached' })
}

async function answer(page: Page, reference: string, text: string): Promise<void> {
  await find(page, reference)
  await page.waitForURL(/#\/enquiries\//)
  await type(page, page.getByRole('textbox', { name: enquiryReplies.enquiryReplies.answer }), text)
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.getByRole('listitem').filter({ hasText: text }).waitFor()
}

async function showComment(page: Page, text: string): Promise<void> {
  await find(page, postComments.resources.comments.name)
  const row = page.getByRole('row').filter({ hasText: text })
  await row.waitFor()
  await activate(page, row.getByRole('button', { name: words.comments.show }))
  await row.waitFor({ state: 'detached' })
}

async function changePrice(page: Page, title: string): Promise<void> {
  await find(page, title)
  await page.waitForURL(/#\/products\/[^/]+\/show$/)
  const price = page.getByRole('spinbutton', { name: /^Price/ }).first()
  await tabTo(page, price)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('4321')
  await activate(page, page.getByRole('button', { name: words.kit.action.save, exact: true }))
}
