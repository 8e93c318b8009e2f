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
  `/couriers/${missing}`,
  `/customers/${missing}/show`,
  `/enquiries/${missing}`,
  `/imports/${missing}`,
  `/mailings/${missing}`,
  `/orders/${missing}/show`,
  `/products/${missing}/show`,
  `/renovations/${missing}`,
  `/renovations/${missing}/messages`,
  `/sites/${missing}`,
  `/vouchers/${missing}/show`,
  `/webhooks/${missing}`,
]

test.each(journeyLanguages)('what is not there is named on a phone in %s, with a way on', async (locale) => {
  const { kit } = officeWords[locale].backOffice
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await enterOffice(page)
  await speak(page, locale)
  const main = page.getByRole('main')
  for (const address of addresses) {
    await page.goto(`/admin#${address}`)
    await main.getByRole('heading', { name: kit.page.not_found }).waitFor()
    expect([address, await main.getByRole('textbox').count()]).toEqual([address, 0])
    await main.getByRole('link', { name: kit.action.home }).tap()
    await main.getByRole('link', { name: kit.action.home }).waitFor({ state: 'detached' })
  }
  await page.context().close()
})
