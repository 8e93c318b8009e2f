import { staffErrors as cn } from '@fitout/contract/messages/cn/staff-errors.ts'
import { staffErrors as en } from '@fitout/contract/messages/en/staff-errors.ts'
import { staffErrors as zh } from '@fitout/contract/messages/zh/staff-errors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages } from './languages.ts'
import { officeWords } from './office-words.ts'
import { enterOffice, speak } from './office.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const missing = crypto.randomUUID()
const addresses = [
  '/nowhere',
  '/words/nothing',
  '/words/nothing/here',
  '/words/page/nothing',
  `/campaigns/${missing}/show`,
  `/categories/${missing}`,
  `/couriers/${missing}`,
  `/customers/${missing}/show`,
  `/enquiries/${missing}`,
  `/imports/${missing}`,
  `/mailings/${missing}`,
  `/orders/${missing}/show`,
  `/products/${missing}/show`,
  `/refunds/${missing}`,
  `/renovations/${missing}`,
  `/renovations/${missing}/messages`,
  `/sites/${missing}`,
  `/vouchers/${missing}/show`,
  `/webhooks/${missing}`,
]
const staffErrors = { zh, cn, en }
/** The texts for customers would not help staff. */
const errorOf: Partial<Record<string, keyof typeof zh>> = {
  [`/customers/${missing}/show`]: 'customer-not-found',
  [`/enquiries/${missing}`]: 'enquiry-not-found',
  [`/orders/${missing}/show`]: 'order-not-found',
  [`/products/${missing}/show`]: 'product-not-found',
  [`/renovations/${missing}`]: 'renovation-not-found',
}

test.each(journeyLanguages)('what is not there is named on a phone in %s, with a way on', async (locale) => {
  const { kit } = officeWords[locale].backOffice
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await enterOffice(page)
  await speak(page, locale)
  const main = page.getByRole('main')
  for (const address of addresses) {
    await page.goto(`/admin#${address}`)
    await main.getByRole('heading', { name: kit.page.not_found }).waitFor()
    const code = errorOf[address]
    if (code) await main.getByText(staffErrors[locale][code]).waitFor()
    expect([address, await main.getByRole('textbox').count()]).toEqual([address, 0])
    await main.getByRole('link', { name: kit.action.home }).tap()
    await main.getByRole('link', { name: kit.action.home }).waitFor({ state: 'detached' })
  }
  await page.context().close()
})
