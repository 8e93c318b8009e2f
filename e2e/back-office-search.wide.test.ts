import { findCampaign, listCampaigns } from '@fitout/contract/staff/campaigns.ts'
import { copyProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { foundAtMost } from '@fitout/contract/staff/search.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backOffice } from '@fitout/contract/messages/en/staff/back-office.ts'
import { postComments } from '@fitout/contract/messages/en/staff/post-comments.ts'
import { search as words } from '@fitout/contract/messages/en/staff/search.ts'
import { bringAxe, violations } from './axe.ts'
import { type TestBrowser, openBrowser } from './browser.ts'
import { guestCall, staffCall } from './callers.ts'
import { placeOrder } from './desk-work.ts'
import { enterOffice, speak } from './office.ts'
import { present } from './present.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

test('with the keyboard alone a piece is found and opened, a campaign paused, and a list navigated', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const call = await staffCall(page)
  await page.goto('/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()

  const field = page.getByRole('combobox', { name: words.officeSearch.sought })
  // Typing continues while the dialog opens: no letter is lost, or acts as a shortcut.
  await page.route(/\/admin\/assets\/search-dialog[^/]*\.js$/, async (route) => {
    await pause(300)
    await route.continue()
  })
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('sofa', { delay: 120 })
  await expect.poll(() => field.inputValue()).toBe('sofa')
  await page.getByRole('option').first().waitFor()
  await page.getByText(words.officeSearch.groups.product, { exact: true }).waitFor()
  expect(await violations(page, [{ width: 1440, height: 900 }])).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toMatch(/#\/products\/[^/]+\/show$/)

  const campaign = present((await call(listCampaigns)).data.find(({ status }) => status === 'ACTIVE'))
  const title = present(campaign.title.en)
  await page.keyboard.press('ControlOrMeta+k')
  await field.fill(`pause ${title}`)
  await page.getByRole('option', { name: words.officeSearch.commands.pause.replace('{title}', title) }).waitFor()
  await page.keyboard.press('Enter')
  const params = { id: campaign._id }
  await expect.poll(async () => (await call(findCampaign, { params })).data.status).toBe('INACTIVE')

  // A command is found by its words, in whatever order and language.
  for (const typed of ['new product', 'service new', '新增產品', '新增商品']) {
    await page.keyboard.press('ControlOrMeta+k')
    await field.fill(typed)
    await page.getByRole('option', { name: words.officeSearch.commands.newProduct, exact: true }).waitFor()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  const second = page.locator('main [data-row]').nth(1)
  await second.getByRole('link').focus()
  for (const key of ['j', 'k', 'x']) await page.keyboard.press(key)
  await expect.poll(() => second.getByRole('checkbox').isChecked()).toBe(true)
  await page.keyboard.press('e')
  await expect.poll(() => page.url()).toMatch(/#\/products\/[^/]+\/show$/)
  // The row that had the focus is gone with its list.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: words.shortcuts.title }).waitFor()
  await page.context().close()
})

test('the full name of a screen opens it, even if a record contains the name', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  const staff = await staffCall(page)
  const screen = postComments.resources.comments.name
  const { data: sofas } = await staff(listStaffProducts, { query: { q: 'sofa' } })
  const title = { zh: `${screen} 畫`, cn: `${screen} 画`, en: `${screen}, a print` }
  await staff(copyProduct, { params: { id: present(sofas[0])._id }, body: { title } })
  await page.goto('/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: words.officeSearch.sought }).fill(screen.toLowerCase())
  await page.getByRole('option', { name: title.en }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: screen, exact: true }).waitFor()
  await page.context().close()
})

test.each([
  ['zh', '新產品', '新增產品或服務'],
  ['zh', '新訂單', '代客落單'],
  ['cn', '新商品', '新增商品或服务'],
] as const)('in %s the search finds a command by a part of its characters: %s', async (locale, typed, command) => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  await speak(page, locale)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('combobox').fill(typed)
  await page.getByRole('option', { name: command, exact: true }).waitFor()
  await page.context().close()
})

test('a dialog whose code a release has replaced is there after one reload, and the screen does not crash', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  await page.goto('/admin#/orders')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const code = /\/admin\/assets\/search-dialog[^/]*\.js$/
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('ControlOrMeta+k')
  await reloaded
  await page.getByRole('heading', { level: 1 }).waitFor()
  // A second failure within a minute is shown instead.
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('alert').filter({ hasText: backOffice.kit.message.error }).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.unroute(code)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: words.officeSearch.sought }).waitFor()
  await page.context().close()
})

test('a caller with more orders than the search shows is led to all of them', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  await page.goto('/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const phone = `6${String(Date.now()).slice(-7)}`
  for (let at = 0; at < foundAtMost + 1; at += 1) await placeOrder(await guestCall(), { phone })
  await page.keyboard.press('ControlOrMeta+k')
  const typed = `${phone.slice(0, 4)} ${phone.slice(4)}`
  await page.getByRole('combobox', { name: words.officeSearch.sought }).fill(typed)
  await page.getByRole('option', { name: words.officeSearch.all.order.replace('{typed}', typed) }).click()
  await expect.poll(() => page.locator('main [data-row]').count()).toBe(foundAtMost + 1)
  await page.context().close()
})
