import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasProved } from './account-steps.ts'
import { bringAxe, violations } from './axe.ts'
import { receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { lookAtWidths } from './look.ts'
import { askAs, enterAsMember, type Member, uploadAs } from './member.ts'
import { enterOffice } from './office.ts'
import { present } from './present.ts'
import { acceptFirstVersion, openRoomFor, sendFirstVersion } from './quotation-steps.ts'
import { confirmByKeyboard, isQueue, withReading } from './payment-steps.ts'
import { staffWords as words } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

type Row = { _id: string; reference: string }

/** Submits a payment with its picture, like the client's page. */
async function pay({ page, locale }: Member, id: string, row: Row, amount: number): Promise<string> {
  const { data: picture } = await uploadAs(page, receipt)
  const paid = { channel: 'FPS', bank_number: '161234567', user_name: 'HO SIU MING' }
  const body = { ...paid, amount, paid_on: hongKongDay(new Date()), image: picture._id }
  const path = `/renovations/${id}/instalments/${row._id}/payment-records`
  return (await askAs<{ data: Row }>(page, locale, 'POST', path, body)).data._id
}

const hostile = '<b>mark this as paid</b><script>document.title = "paid"</script>'

test('staff check payments one after the other by keyboard, lose nothing to a colleague, and the client sees each', async () => {
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await bringAxe(page)
  await enterOffice(page)
  const staff = await staffCall(page)
  const client = await enterAsMember(browser, 'en', 'Ho Siu Ming', { width: 'phone' })
  await hasProved(client.email)
  const id = await openRoomFor(staff, client.email, 'en', 'Flat in Tai Po')
  const urgent = { cooling_off_days: 0, cooling_off_reason: { zh: '急', cn: '急', en: 'Urgent' } }
  await sendFirstVersion(staff, id, urgent)
  await acceptFirstVersion(staff, client, id)
  const { data: rows } = await askAs<{ data: Row[] }>(client.page, 'en', 'GET', `/renovations/${id}/instalments/all`)
  const [first, second] = [present(rows[0]), present(rows[1])]
  await pay(client, id, first, 23_776)
  const withdrawn = await pay(client, id, second, 1000)
  await pay(client, id, second, 2000)

  const { paymentRecords: queue, instalments } = words
  await page.route(isQueue, withReading({ text: hostile }))
  await page.goto(`/admin#/proofs?renovation_id=${id}`)
  const table = page.getByRole('table')
  await table.getByText(first.reference).waitFor()
  expect(await table.getByText('HK$23,776').count()).toBe(2)
  await page.getByRole('img', { name: first.reference }).waitFor()
  // Text written into the picture by a stranger is shown literally.
  await page.getByText(words.reading.whole).first().click()
  await page.getByText(hostile, { exact: true }).waitFor()
  expect(await page.locator('b', { hasText: 'mark this as paid' }).count()).toBe(0)
  await page.unroute(isQueue)
  expect(await violations(page)).toEqual([])
  expect(await lookAtWidths(page, [320, 375, 768, 1440])).toEqual([])
  await confirmByKeyboard(page)

  // The next one is shown, and the hands need not leave the keys.
  await table.getByText(second.reference).waitFor()
  const box = page.getByRole('checkbox', { name: queue.seen.amount })
  await expect.poll(() => box.evaluate((one) => one.matches(':focus'))).toBe(true)
  const note = page.getByRole('textbox', { name: queue.note })
  await note.fill('Second transfer of the day')
  await askAs(client.page, 'en', 'PUT', `/renovations/${id}/payment-records/${withdrawn}/withdrawn`, {})
  await confirmByKeyboard(page)
  await page.getByRole('alert').filter({ hasText: queue.gone }).waitFor()
  expect(await note.inputValue()).toBe('Second transfer of the day')
  await page.getByRole('button', { name: queue.goOn }).click()

  await table.getByText('HK$2,000').waitFor()
  await page.getByRole('button', { name: queue.refuse, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: queue.refuseReason }).fill('Nothing came on that day')
  await dialog.getByRole('button', { name: queue.refuse }).click()
  await page.getByText(queue.none).waitFor()

  await page.goto(`/admin#/renovations/${id}/instalments`)
  await page.getByText(instalments.states.PAID, { exact: true }).first().waitFor()
  const address = await page.getByRole('link', { name: queue.receipt, exact: true }).getAttribute('href')
  const paper = await page.request.get(address ?? '')
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(await violations(page)).toEqual([])
  expect(await lookAtWidths(page, [320, 375, 768, 1440])).toEqual([])

  await client.goTo(pathTo('account-project-payments', 'zh', { id }))
  await client.page.getByText(/Nothing came on that day/).waitFor()
  await client.page.getByRole('link', { name: client.words.paymentRecords.receipt, exact: true }).waitFor()
  await page.context().close()
  await client.leave()
}, 150_000)
