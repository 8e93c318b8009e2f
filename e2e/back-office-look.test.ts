import { backOffice as words } from '@fitout/contract/messages/en/back-office.ts'
import { errors } from '@fitout/contract/messages/en/errors.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestsTo } from './api-answers.ts'
import { bringAxe, violations } from './axe.ts'
import { receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { collectFaults } from './faults.ts'
import { overflow } from './layout-shifts.ts'
import { brokenText, shownText } from './look.ts'
import { enterOffice, speak } from './office.ts'
import { busyOffice, lookAt, type OfficeScreen } from './office-screens.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const phone = { width: 375, height: 812 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1440, height: 900 }

// A screen has the same parts in each language, so the languages share the sizes; English is the widest on a phone.
const looks = [
  { locale: 'zh', size: phone, withAxe: true },
  { locale: 'cn', size: tablet, withAxe: false },
  { locale: 'en', size: desk, withAxe: true },
  { locale: 'en', size: phone, withAxe: false },
] as const

/** What stands there when a word is missing, or a value is not what the screen takes it for. */
const unsaid =
  /\b(?:ra|resources|orders|steps|deliveryStatus|people|trail|writings|promotions)\.[a-z]\w*|\[object|undefined|NaN|Invalid/g

describe('beyond 129: every screen of a back office with work in it is in order', () => {
  // The first fills it.
  let screens: Promise<OfficeScreen[]> | undefined

  test.each(looks)('in $locale at $size.width px', { timeout: 300_000 }, async ({ locale, size, withAxe }) => {
    const page = await browser.visit({ language: 'en-GB' })
    await bringAxe(page)
    await enterOffice(page)
    screens ??= busyOffice(page, receipt)
    const all = await screens
    await page.setViewportSize(size)
    await speak(page, locale)
    const faults = collectFaults(page)
    const found: string[] = []
    for (const screen of all) {
      faults.length = 0
      await lookAt(page, screen)
      const here = [
        ...faults.map((fault) => `the browser says: ${fault}`),
        ...(await overflow(page)),
        ...(await brokenText(page)),
        ...((await shownText(page)).match(unsaid) ?? []).map((one) => `says ${one}`),
        ...(withAxe ? await violations(page, [size]) : []),
      ]
      found.push(...here.map((one) => `${screen.name}: ${one}`))
    }
    expect(found).toEqual([])
    await page.context().close()
  })
})

test.each(['orders', 'customers', 'enquiries'])('a list of %s that is longer than its file says so', async (list) => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  await page.route(new RegExp(`/api/admin/${list}/all\\?`), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), total: 10_001 } })
  })
  await page.goto(`/admin#/${list}`)
  await page.getByText(words.exportLimit.replace('%{count}', '10,000').replace('%{total}', '10,001')).waitFor()
  await page.context().close()
})

test('what is not there is said at once, without asking again', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  const nobody = crypto.randomUUID()
  const asked = requestsTo(page, `/admin/enquiries/${nobody}`)
  await page.goto(`/admin#/enquiries/${nobody}`)
  await page.getByText(errors.codes['enquiry-not-found']).first().waitFor()
  expect(asked).toHaveLength(1)
  await page.context().close()
})
