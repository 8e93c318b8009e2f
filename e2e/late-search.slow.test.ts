import { bookAppointment, holdSlot, listSlots } from '@fitout/contract/appointments.ts'
import { appointments as appointmentWords } from '@fitout/contract/messages/en/staff/appointments.ts'
import { renovations as renovationWords } from '@fitout/contract/messages/en/staff/renovations.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { guestCall } from './callers.ts'
import { orderWithProof } from './desk-work.ts'
import { enterOffice, speak } from './office.ts'
import { present } from './present.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const { renovations } = renovationWords
const search = (page: Page, label: string) => page.getByRole('textbox', { name: label })

async function openOffice(path: string): Promise<Page> {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  await speak(page, 'en')
  await page.goto(`/admin#${path}`)
  return page
}

/** Types a text and presses a row before the search has begun; resolves once what was found is shown. */
async function pressBeforeFound(page: Page, field: Locator, text: string, press: Locator): Promise<void> {
  await press.waitFor()
  const found = page.waitForResponse((answer) => answer.url().includes(`q=${text}`), { timeout: 10_000 })
  await field.fill(text)
  await press.click()
  await page.getByRole('dialog').waitFor()
  const opened = await present(await page.getByRole('dialog').elementHandle())
  await found
  await page.waitForURL((address) => address.hash.includes(`q=${text}`))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  // The same element, neither closed nor opened anew.
  expect(await opened.evaluate((one) => one.isConnected)).toBe(true)
}

/** Asked for on the telephone, and not confirmed yet. */
async function askForVisit(): Promise<string> {
  const call = await guestCall()
  const { data: slots } = await call(listSlots, { query: { kind: 'SHOWROOM' } })
  const { data: hold } = await call(holdSlot, { body: { slot_id: present(slots.at(-1))._id } })
  const email = `late-${crypto.randomUUID()}@example.com`
  const body = { hold_id: hold._id, name: 'Ms Kwok', email, seconds: 60 }
  return (await call(bookAppointment, { body })).data.reference
}

test('an appointment opened before the typed search is made stays open', async () => {
  const reference = await askForVisit()
  const page = await openOffice('/appointments/list?status=UNCONFIRMED')
  const { appointments } = appointmentWords
  const row = page.getByRole('row', { name: reference })
  await pressBeforeFound(page, search(page, appointments.search), reference, row)
  await page.getByRole('dialog').getByRole('heading', { name: reference }).waitFor()
})

test('an order opened beside the list before the typed search is made stays open', async () => {
  const { reference } = await orderWithProof()
  const page = await openOffice('/orders')
  const cell = page.getByRole('row', { name: reference }).getByRole('cell').nth(2)
  await pressBeforeFound(page, search(page, words.orders.search), reference, cell)
  await page.getByRole('dialog').getByText(reference).first().waitFor()
})

test('a screen opened before the typed search is made is shown, however long it loads', async () => {
  const reference = await askForVisit()
  const page = await openOffice('/appointments/list?status=UNCONFIRMED')
  const { appointments } = appointmentWords
  const row = page.getByRole('row', { name: reference })
  await row.waitFor()
  // Longer than the pause after which a search is made.
  await page.route(/\/assets\/[^/]*renovations-page/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await search(page, appointments.search).fill(reference)
  await row.click()
  await page.getByRole('link', { name: renovations.open }).click()
  await page.getByRole('dialog', { name: renovations.open }).waitFor()
  expect(new URL(page.url()).hash).toBe('#/renovations')
})
