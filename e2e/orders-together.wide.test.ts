import { orderChanges as words } from '@fitout/contract/messages/en/staff/order-changes.ts'
import { orderDesk } from '@fitout/contract/messages/en/staff/order-desk.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { guestCall } from './callers.ts'
import { placeOrder } from './desk-work.ts'
import { enterOffice, speak } from './office.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

async function openOffice() {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  await speak(page, 'en')
  return page
}

test('of two colleagues who change one order, the second keeps the input and goes on from what the first saved', async () => {
  const { id } = await placeOrder(await guestCall())
  const open = async () => {
    const page = await openOffice()
    await page.goto(`/admin#/orders/${id}/show`)
    await page.getByRole('button', { name: words.orderChanges.change }).click()
    const dialog = page.getByRole('dialog')
    const field = (name: string) => dialog.getByRole('textbox', { name })
    await field(orderDesk.orderDesk.address).waitFor()
    const save = dialog.getByRole('button', { name: words.orderChanges.save }).and(dialog.locator(':enabled'))
    return { page, dialog, field, save }
  }
  const [first, second] = [await open(), await open()]
  await first.field(orderDesk.orderDesk.note).fill('Ring twice')
  await second.field(orderDesk.orderDesk.address).fill('Flat 9, Tower 2')
  await first.save.click()
  await first.dialog.waitFor({ state: 'hidden' })
  await second.save.click()
  await second.dialog.getByText(words.orderChanges.since).waitFor()
  await expect.poll(() => second.field(orderDesk.orderDesk.note).inputValue()).toBe('Ring twice')
  expect(await second.field(orderDesk.orderDesk.address).inputValue()).toBe('Flat 9, Tower 2')
  await second.save.click()
  await second.dialog.waitFor({ state: 'hidden' })
  for (const text of ['Ring twice', 'Flat 9, Tower 2']) await second.page.getByText(text).first().waitFor()
  for (const { page } of [first, second]) await page.context().close()
})
