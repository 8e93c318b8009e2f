import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { guestCall } from './callers.ts'
import { textsTo } from './mail.ts'
import { enterOffice, speak } from './office.ts'
import { officeWords } from './office-words.ts'
import { enter } from './visitor.ts'
import { wordsIn } from './words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 375, height: 900 } }

test.each([
  ['zh', 'desk'],
  ['cn', 'phone'],
  ['en', 'phone'],
] as const)(
  'in %s, on a %s, staff book a measurement for the sender of an enquiry, who cancels it by the text message',
  async (locale, width) => {
    const words = officeWords[locale].appointments.appointments
    const shopWords = wordsIn[locale].appointments
    const phone = `6${String(Date.now()).slice(-7)}`
    const name = `Ho ${phone.slice(-4)}`
    const call = await guestCall(locale)
    const about = { name, area_code: '852', phone, description: 'A flat in Sha Tin', location: 'sha-tin' } as const
    const { data: enquiry } = await call(sendEnquiry, { body: about })
    const page = await browser.visit({ width })
    await bringAxe(page)
    await enterOffice(page)
    await speak(page, locale)
    await page.goto(`/admin#/enquiries/${enquiry._id}`)
    await page.getByRole('link', { name: words.book }).click()
    const dialog = page.getByRole('dialog', { name: words.book })
    const typed = async (field: string) => dialog.getByRole('textbox', { name: field }).inputValue()
    await expect.poll(() => typed(words.name)).toBe(name)
    expect(await typed(words.phone)).toBe(phone)
    const book = dialog.getByRole('button', { name: words.book })
    await book.click()
    const address = dialog.getByRole('textbox', { name: words.where })
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true')
    await address.fill('Wo Che Estate')
    const number = dialog.getByRole('textbox', { name: words.phone })
    await number.fill('12')
    await book.click()
    await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true')
    await dialog.getByText(officeWords[locale].fieldFaults.fieldFaults.phone).waitFor()
    await number.fill(`+852 ${phone.slice(0, 4)} ${phone.slice(4)}`)
    expect(await typed(words.phone)).toBe(phone)
    expect(await typed(words.name)).toBe(name)
    await dialog.getByRole('combobox', { name: words.when }).click()
    await page.getByRole('option').last().click()
    expect(await violations(page, [sizes[width]])).toEqual([])
    await book.click()
    await dialog.waitFor({ state: 'detached' })
    if (width === 'phone') {
      // One day at a time, beginning with that of the visit.
      const days = page.getByRole('group', { name: words.days }).getByRole('button')
      expect(await days.count()).toBe(7)
      const booked = days.and(page.locator('[aria-pressed=true]'))
      const visits = booked.locator('[aria-hidden=true]')
      await expect.poll(async () => Number(await visits.textContent())).toBeGreaterThan(0)
      const other = days.and(page.locator('[aria-pressed=false]')).first()
      await other.click()
      await page.getByRole('button', { name }).waitFor({ state: 'detached' })
      await page.goBack()
      expect(await violations(page, [sizes.phone])).toEqual([])
    }
    await page.getByRole('button', { name }).click()
    await page.getByRole('link', { name: words.openEnquiry }).waitFor()
    await page.getByText('Wo Che Estate').waitFor()
    // A dialog that takes the place of the visit returns the focus to where the visit was opened.
    const visit = page.getByRole('button', { name })
    for (const step of [words.move, words.cancel]) {
      await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click()
      await page.getByRole('dialog').locator('button[type=submit]').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await expect.poll(() => visit.evaluate((one) => one === document.activeElement)).toBe(true)
      await visit.click()
    }
    await page.context().close()

    await expect.poll(async () => (await textsTo(phone)).length, { timeout: 20_000 }).toBe(1)
    const link = new URL(/\S+\/appointments\/change\?token=\S+/.exec((await textsTo(phone))[0]!.text)![0])
    const visitor = await enter(browser, locale, { width: 'phone' })
    await visitor.page.goto(link.pathname + link.search)
    await visitor.page.getByText(shopWords.statuses.BOOKED).waitFor()
    const cancel = visitor.page.getByRole('button', { name: shopWords.cancel, exact: true })
    await cancel.click()
    await visitor.page.getByRole('button', { name: shopWords.keepIt }).click()
    await expect.poll(() => cancel.evaluate((one) => one === document.activeElement)).toBe(true)
    await cancel.click()
    await visitor.page.getByRole('button', { name: shopWords.cancelNow }).click()
    await visitor.page.getByRole('status').filter({ hasText: shopWords.cancelled }).waitFor()
    await visitor.leave()
  },
  120_000,
)
