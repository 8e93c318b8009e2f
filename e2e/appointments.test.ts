import { bookAppointment, holdSlot, listSlots } from '@fitout/contract/appointments.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { locales } from '@fitout/contract/locales.ts'
import { renovations as renovationWords } from '@fitout/contract/messages/en/staff/renovations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, sizeCheckedIn, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { guestCall } from './callers.ts'
import { journeyLanguages } from './languages.ts'
import { mailsTo } from './mail.ts'
import { enterOffice, speak } from './office.ts'
import { present } from './present.ts'
import { enter } from './visitor.ts'

const { renovations } = renovationWords

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

test.each(journeyLanguages)(
  'R59 in %s, on a phone, a measurement is booked, confirmed by its link, moved and cancelled',
  async (locale) => {
    const { page, words, goTo, leave } = await enter(browser, locale, { width: 'phone' })
    const { appointments, errors } = words
    const says = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
    /** Keyboard users go on from the message, where the button that they pressed is no longer offered. */
    const goesOnFrom = (text: string) => page.locator(':focus').filter({ hasText: text }).waitFor()
    const check = async () => expect(await violations(page, [sizeCheckedIn[locale]])).toEqual([])
    await bringAxe(page)
    await goTo('/appointments?kind=measurement')
    await page.getByText(appointments.districtFirst).waitFor()
    await page.getByLabel(appointments.district).selectOption('sha-tin')
    const days = page.getByRole('group', { name: appointments.day }).getByRole('radio')
    const times = page.getByRole('group', { name: appointments.slot }).getByRole('radio')
    await days.nth(locales.indexOf(locale)).check({ force: true })
    await times.first().check({ force: true })
    await check()
    await page.getByRole('button', { name: appointments.keep }).click()

    const field = (name: string) => page.locator(`form [name=${name}]`)
    await page.getByRole('timer').waitFor()
    await page.getByRole('button', { name: appointments.book }).click()
    await page.getByText(errors.missing.address).waitFor()
    await check()
    const email = `appointment-${locale}-${Date.now()}@home.example`
    await field('name').fill('Chan')
    await field('email').fill(email)
    await field('address').fill('Wo Che Estate')
    await page.reload()
    await expect.poll(() => field('address').inputValue()).toBe('Wo Che Estate')
    await page.getByRole('button', { name: appointments.book }).click()
    await page.getByRole('heading', { name: appointments.askedTitle }).waitFor()
    await check()

    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1)
    const link = /\S+\/appointments\/change\?token=\S+/.exec((await mailsTo(email))[0]!.text)![0]
    expect(link).not.toContain('home.example')
    const { pathname, search } = new URL(link)
    await page.goto(pathname + search)
    await page.getByText(appointments.statuses.UNCONFIRMED).waitFor()
    await page.getByRole('button', { name: appointments.confirm }).click()
    await says(appointments.confirmed)
    await goesOnFrom(appointments.confirmed)
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: appointments.calendar }).click()
    expect((await file).suggestedFilename()).toMatch(/^AP-.*\.ics$/)

    await page.getByRole('button', { name: appointments.move, exact: true }).click()
    await days.nth(4).check({ force: true })
    await times.last().check({ force: true })
    await page.getByRole('button', { name: appointments.moveTo }).click()
    await says(appointments.moved)
    await check()
    await page.getByRole('button', { name: appointments.cancel }).click()
    await page.getByRole('button', { name: appointments.cancelNow }).click()
    await says(appointments.cancelled)
    await goesOnFrom(appointments.cancelled)
    await page.getByRole('link', { name: appointments.again }).waitFor()
    await check()
    // A superseded mail is not sent; a cancellation always is.
    const last = async () => (await mailsTo(email)).filter(({ text }) => text.includes('METHOD:CANCEL')).length
    await expect.poll(last, { timeout: 20_000 }).toBe(1)
    await leave()
  },
  120_000,
)

test('staff open a renovation from an appointment that came of an enquiry, with all that is known', async () => {
  const call = await guestCall()
  const email = `visit-${crypto.randomUUID()}@example.com`
  const name = `Ms Kwok ${email.slice(6, 14)}`
  const subject = `A study for two, ${email.slice(6, 14)}`
  const about = { name, email, subject, description: 'Shelves along one wall' }
  const [district, address] = ['sha-tin', 'Flat A, Wo Che Estate'] as const
  const { data: enquiry } = await call(sendEnquiry, { body: about })
  const { data: slots } = await call(listSlots, { query: { kind: 'MEASUREMENT', district } })
  const { data: hold } = await call(holdSlot, { body: { slot_id: present(slots.at(-1))._id } })
  const body = { hold_id: hold._id, name, email, district, address, enquiry_id: enquiry._id, seconds: 60 }
  const { reference } = (await call(bookAppointment, { body })).data
  const page = await browser.visit({ width: 'desk', language: 'en-GB' })
  await enterOffice(page)
  await speak(page, 'en')
  await page.goto('/admin#/appointments/list?status=UNCONFIRMED')
  await page.getByRole('row', { name: reference }).click()
  await page.getByRole('link', { name: renovations.open }).click()
  const dialog = page.getByRole('dialog', { name: renovations.open })
  const typed = async (field: string) => dialog.getByRole('textbox', { name: field }).inputValue()
  await dialog.waitFor()
  const { fields } = renovations
  const filled = [
    await typed(fields.title),
    await typed(fields.name),
    await typed(fields.email),
    await typed(fields.address),
  ]
  expect(filled).toEqual([subject, name, email, address])
  await dialog.getByRole('button', { name: renovations.open }).click()
  await page.waitForURL(/#\/renovations\/[\w-]+$/)
  await page.getByText(address).first().waitFor()
  await page.context().close()
})
