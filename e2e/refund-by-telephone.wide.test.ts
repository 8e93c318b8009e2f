import { findRefundRequests } from '@fitout/contract/refund-requests.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { paidOrder } from './desk-work.ts'
import { enterOffice } from './office.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const phone = { width: 375, height: 812 }

test('staff on a phone request the refund of a customer who calls, approve it, and note that the money was sent', async () => {
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const { call, id, reference, variant } = await paidOrder(page)
  await page.goto(`/admin#/orders/${id}/show`)
  const t = words.refundRequests
  await page.getByRole('button', { name: t.request }).click()
  const dialog = page.getByRole('dialog', { name: t.request })
  const units = dialog.getByRole('spinbutton')
  expect(await units.inputValue()).toBe('1')
  const reason = 'Called: the glaze has a crack'
  await dialog.getByRole('textbox', { name: t.reason }).fill(reason)
  await units.fill('0')
  await dialog.getByRole('button', { name: t.request }).click()
  await page.getByText(t.nothingChosen).waitFor()
  await units.fill('1')
  expect(await violations(page, [phone])).toEqual([])
  await dialog.getByRole('button', { name: t.request }).click()
  await page.getByText(words.done.refundRequested.replace('{reference}', reference)).waitFor()
  // Nothing is left to refund.
  await page.getByRole('button', { name: t.request }).waitFor({ state: 'detached' })
  await page.getByRole('main').getByText(reason).waitFor()
  await lookFromToday(page)
  await page.goto(`/admin#/orders/${id}/show`)
  await page.getByRole('link', { name: t.decide }).click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: words.refunds.approve }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.refunds.approve }).click()
  await main.getByText(words.refundStatus.APPROVED, { exact: true }).waitFor()

  const { data } = await call(findRefundRequests, { params: { id } })
  expect(data.requests).toMatchObject([
    { status: 'APPROVED', reason, refund_items: [{ product_variant_id: variant, qty: 1 }] },
  ])
  await page.goto(`/admin#/orders/${id}/show`)
  await main.getByText(words.refundStatus.APPROVED, { exact: true }).waitFor()
  await page.goto('/admin#/refunds?status=TO_SEND')
  await main.getByRole('link', { name: reference }).waitFor()
  expect(await violations(page, [phone])).toEqual([])
  // From the list, as for several at once.
  await main.getByRole('checkbox', { name: new RegExp(reference) }).check()
  await main.getByRole('button', { name: words.refunds.sendBack }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.refunds.sendBack }).click()
  await main.getByRole('link', { name: reference }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: words.kit.action.undo }).click()
  await main.getByRole('link', { name: reference }).click()

  const send = main.getByRole('button', { name: words.refunds.sendBack })
  const sent = main.getByText(new RegExp(words.refunds.sentBack.replace('{at}', String.raw`\d`)))
  const toldCustomer = async () => (await call(findRefundRequests, { params: { id } })).data.requests[0]
  await send.click()
  await sent.waitFor()
  expect(await toldCustomer()).toMatchObject({ is_to_send: false, sent_back_at: expect.any(String) })
  await page.getByRole('button', { name: words.kit.action.undo }).click()
  await send.waitFor()
  expect(await toldCustomer()).toMatchObject({ is_to_send: true, sent_back_at: null })
  await page.context().close()
})

/** Opens a request over Today, and returns to the same place. */
async function lookFromToday(page: Page): Promise<void> {
  await page.goto('/admin#/')
  const task = page.getByRole('link', { name: new RegExp(`^${words.today.acts.refunds}: `) }).last()
  await task.scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => window.scrollY)
  const before = await place()
  await task.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: words.refunds.approve }).waitFor()
  expect(await violations(page, [phone])).toEqual([])
  await sheet.getByRole('button', { name: words.kit.page.dashboard, exact: true }).click()
  await sheet.waitFor({ state: 'detached' })
  expect(await place()).toBe(before)
}
