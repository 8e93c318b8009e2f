import { confirmStaffPayment, findStaffOrder, shipOrder } from '@fitout/contract/staff/orders.ts'
import { errors as problems } from '@fitout/contract/messages/en/errors.ts'
import { fieldErrors } from '@fitout/contract/messages/en/field-errors.ts'
import { deliveryRuns } from '@fitout/contract/messages/en/staff/delivery-runs.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { orderWithProof } from './desk-work.ts'
import { named } from './office-goods.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const { steps } = words
const { codes: errors } = problems
const { deliveryRuns: runs } = deliveryRuns

async function paste(page: Page, text: string): Promise<void> {
  await page.locator(':focus').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('parcels are sent at once, each with its number, scanned or pasted, and own deliveries without', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  const staff = await staffCall(page)
  const orders: { id: string; reference: string }[] = []
  for (const courier of ['own-team', ...Array.from({ length: 5 }, () => 'sf-door')]) {
    const { id, reference, proof } = await orderWithProof(undefined, courier)
    await staff(confirmStaffPayment, { params: { id }, body: { proof } })
    orders.unshift({ id, reference })
  }
  const sent = async () => {
    const all = orders.map(({ id }) => staff(findStaffOrder, { params: { id } }))
    return (await Promise.all(all)).map(
      ({ data }) => data.delivery_status === 'shipped' && (data.tracking_number ?? 'own'),
    )
  }
  await page.goto('/admin#/orders?waiting=delivery')
  const tick = (at: number) =>
    page.getByRole('checkbox', { name: new RegExp(`^${named(words.kit.bulk.choose, orders[at]?.reference ?? '')}`) })
  // The first, and with Shift all to the last.
  await tick(0).check()
  await tick(5).click({ modifiers: ['Shift'] })
  await page.getByText(words.kit.bulk.chosen.replace('{count}', '6'), { exact: true }).waitFor()
  // Only actions for any of these are offered.
  expect(await page.getByRole('button', { name: steps.ready, exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: steps.ship, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').nth(4).waitFor()
  await dialog.getByRole('heading', { name: words.shipMany.own }).waitFor()
  // A scanner presses Enter after each number, which sends nothing yet.
  await page.keyboard.type('SF1')
  await page.keyboard.press('Enter')
  await paste(page, `SF2\r\n\r\n${'9'.repeat(70)}\r\nSF5\r\n`)
  await dialog.getByRole('textbox').last().press('Enter')
  expect(await page.locator(':focus').textContent()).toBe(steps.ship)
  await page.keyboard.press('Enter')
  // Refused ones are named with the reason, and nothing typed is lost.
  await page
    .getByRole('alert')
    .filter({ hasText: orders[3]?.reference ?? '' })
    .filter({ hasText: fieldErrors['too-long'] })
    .waitFor()
  expect(await sent()).toEqual(['SF1', 'SF2', false, false, 'SF5', 'own'])
  await expect.poll(() => dialog.getByRole('textbox').count()).toBe(2)
  await dialog.getByRole('textbox', { name: orders[3]?.reference ?? '' }).fill('SF4')
  await dialog.getByRole('button', { name: steps.ship }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await sent()).toEqual(['SF1', 'SF2', false, 'SF4', 'SF5', 'own'])
  // Left empty, the third is still ticked, and can be sent without a number.
  await expect.poll(() => tick(2).isChecked()).toBe(true)
  await page.getByRole('button', { name: steps.ship, exact: true }).click()
  await dialog.getByRole('checkbox', { name: words.shipMany.withoutNumber }).check()
  await dialog.getByRole('button', { name: steps.ship }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await sent()).toEqual(['SF1', 'SF2', 'own', 'SF4', 'SF5', 'own'])
}, 120_000)

test('the stops of a day are printed, sent out at once, taken back but for what a colleague changed, and delivered', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  const staff = await staffCall(page)
  const made = [await orderWithProof(undefined, 'own-team'), await orderWithProof(undefined, 'own-team')] as const
  for (const { id, proof } of made) await staff(confirmStaffPayment, { params: { id }, body: { proof } })
  await page.goto('/admin#/delivery-runs?day=2199-05-06')
  for (const { reference } of made) {
    await page.getByRole('button', { name: `${runs.add} · ${reference}` }).click()
    await page.getByRole('button', { name: `${runs.takeOff} · ${reference}` }).waitFor()
  }
  const sheet = await page.getByRole('link', { name: runs.print }).getAttribute('href')
  const paper = await page.request.get(present(sheet))
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])

  const ofBoth = (step: string) => page.getByRole('button', { name: `${step} · 2` })
  const confirmed = (step: string) => page.getByRole('dialog').getByRole('button', { name: step, exact: true })
  const stages = async () => {
    const shown = made.map(({ id }) => staff(findStaffOrder, { params: { id } }))
    return (await Promise.all(shown)).map(({ data }) => data.delivery_status)
  }
  await ofBoth(steps.ship).click()
  await confirmed(steps.ship).click()
  await ofBoth(steps.deliver.PARCEL).waitFor()
  const [corrected] = made
  const correction = { tracking_number: 'VAN-7', is_correction: true }
  await staff(shipOrder, { params: { id: corrected.id }, body: correction })
  await page.getByRole('button', { name: words.kit.action.undo }).click()
  const refused = page.getByRole('alert').filter({ hasText: errors['too-late-to-take-back'] })
  await refused.filter({ hasText: corrected.reference }).waitFor()
  await expect.poll(stages).toEqual(['shipped', 'preparing'])
  await page.getByRole('button', { name: `${steps.ship} · 1` }).click()
  await confirmed(steps.ship).click()
  await ofBoth(steps.deliver.PARCEL).click()
  await confirmed(steps.deliver.PARCEL).click()
  await expect.poll(stages).toEqual(['delivered', 'delivered'])
  // What was delivered stays on the run.
  expect(await page.getByRole('button', { name: new RegExp(`^${runs.takeOff} · `) }).count()).toBe(0)
  for (const { reference } of made) await page.getByRole('link', { name: reference }).waitFor()
}, 120_000)

test('a parcel that a colleague sent while the dialog was open is not corrected by it', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  const staff = await staffCall(page)
  const { id, reference, proof } = await orderWithProof(undefined, 'sf-door')
  await staff(confirmStaffPayment, { params: { id }, body: { proof } })
  await page.goto(`/admin#/orders/${id}/show`)
  await page.getByRole('button', { name: steps.ship }).click()
  const dialog = page.getByRole('dialog', { name: `${steps.ship} ${reference}` })
  await dialog.getByRole('textbox', { name: words.orders.trackingNumber }).fill('SF2000000000')
  await staff(shipOrder, { params: { id }, body: { tracking_number: 'SF1000000000' } })
  // The screen is read again when its window gets the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.getByText('SF1000000000').first().waitFor()
  await dialog.getByRole('button', { name: steps.ship }).click()
  await page.getByRole('alert').first().waitFor()
  const { data } = await staff(findStaffOrder, { params: { id } })
  expect(data.tracking_number).toBe('SF1000000000')
}, 60_000)
