import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages } from './languages.ts'
import { mailsWith } from './mail.ts'
import { enterOffice, speak } from './office.ts'
import { bookMeasurement, joinRoom, openFromAppointment, pathIn } from './one-way-client.ts'
import { addedLights, changedPrice, levelling, sendChangedPrice, writeQuotation } from './one-way-studio.ts'
import { confirmByKeyboard, isQueue, withReading } from './payment-steps.ts'
import { quotedTotal } from './quotation-lines.ts'
import { staffWords } from './staff-words.ts'
import { enter } from './visitor.ts'
import { filled } from './words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

async function enterStudio() {
  const office = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(office)
  await speak(office, 'en')
  return office
}

const inTotal = 'HK$365,928'
const half = 182_964

test.each(journeyLanguages)(
  'a new client goes from the home page to the receipt of the first instalment, on a phone, in %s',
  async (locale) => {
    const client = await enter(browser, locale, { width: 'phone' })
    const { page, words, goTo, press } = client
    const email = `one-way-${crypto.randomUUID()}@example.com`
    const [office, reference] = await Promise.all([enterStudio(), bookMeasurement(client, email)])
    const id = await openFromAppointment(office, reference, email)
    const invitation = await pathIn(email, /\/\S*projects\/join\?code=[\w-]+/)
    await Promise.all([writeQuotation(office, id), joinRoom(client, email, invitation)])

    // The client reads it and asks about a line; the studio answers with a new version.
    const { quotations, renovationMessages: asking } = words
    await goTo(pathTo('account-project-quotation', 'zh', { id }))
    const bar = page.getByRole('region', { name: quotations.bar })
    await bar.getByText(quotedTotal, { exact: true }).waitFor()
    await press(page.getByRole('button', { name: quotations.openAll }))
    const line = page.getByRole('listitem').filter({ hasText: levelling[locale] })
    await press(
      line.getByRole('button', { name: filled(asking.askAbout, { ask: asking.asks.LINE, line: levelling[locale] }) }),
    )
    await line.getByRole('textbox', { name: asking.question }).fill('Which screed?')
    await press(line.getByRole('button', { name: asking.send, exact: true }))
    await line.getByText('Which screed?', { exact: true }).waitFor()
    await sendChangedPrice(office)

    // The client sees the changes, adds an option and signs; both sides get the document.
    await page.reload()
    await press(page.getByText(filled(quotations.whatChanged.replace(', number', ''), { version: '1' })))
    await page.getByRole('insertion').getByText(changedPrice, { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: addedLights[locale] }).check()
    const accept = filled(quotations.accept, { total: inTotal })
    await press(bar.getByRole('button', { name: accept }))
    const dialog = page.getByRole('dialog', { name: quotations.acceptTitle })
    for (const term of await dialog.locator('summary').all()) await term.press('Enter')
    await dialog.getByRole('textbox', { name: quotations.name }).fill('何小明')
    await dialog.getByRole('checkbox', { name: quotations.agree }).check()
    await press(dialog.getByRole('button', { name: accept }))
    await page.waitForURL(`**${pathTo('account-project', locale, { id })}`)

    // The first instalment may be paid before it is due.
    const { instalments: plan, paymentRecords: records } = words
    await goTo(pathTo('account-project-payments', 'zh', { id }))
    const first = page.locator('#instalment-1')
    await press(first.locator('summary').first())
    await first.getByRole('img', { name: words.orders.paymentCode }).waitFor()
    await press(first.getByRole('button', { name: records.add }))
    const record = page.getByRole('form', { name: records.addTitle })
    await record.getByRole('textbox', { name: records.userName }).fill('HO SIU MING')
    await record.locator('input[type=file]').setInputFiles(receipt)
    await press(record.getByRole('button', { name: records.send }))
    await first.getByText(plan.status.CHECKING, { exact: true }).waitFor()

    // Staff compare the expected, stated and read amounts.
    const place = { left: 0, top: 0, width: 1, height: 1 }
    const fields = { amount: { value: half, confidence: 0.95, place } }
    await office.route(isQueue, withReading({ state: 'READ', is_amount_matched: true, fields }), { times: 1 })
    await office.goto(`/admin#/proofs?renovation_id=${id}`)
    const sums = office.getByRole('row', { name: staffWords.reading.fields.amount }).getByText('HK$182,964')
    await expect.poll(() => sums.count()).toBe(3)
    await confirmByKeyboard(office)
    await office.getByText(staffWords.paymentRecords.none).waitFor()

    await page.reload()
    await first.getByText(plan.status.PAID, { exact: true }).waitFor()
    const address = await first.getByRole('link', { name: records.receipt }).getAttribute('href')
    const paper = await page.request.get(address ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    // The contract was sent to the client and the studio, and the receipt to the client.
    const papers = async () => (await mailsWith('%PDF-')).filter(({ text }) => text.includes(id)).map(({ to }) => to)
    await expect.poll(async () => (await papers()).filter((to) => to !== email)).toHaveLength(1)
    expect((await papers()).filter((to) => to === email)).toHaveLength(2)
    await office.context().close()
    await client.leave()
  },
  300_000,
)
