import { brotliCompressSync } from 'node:zlib'
import { staffErrors } from '@fitout/contract/messages/en/staff-errors.ts'
import { orders as orderWords } from '@fitout/contract/messages/en/staff/orders.ts'
import { stockNotices } from '@fitout/contract/messages/en/staff/stock-notices.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { treeOf } from '../admin/app/shared/message-tree.ts'
import { staffMessages } from '../admin/vite/staff-words.ts'
import { requestsTo } from './api-answers.ts'
import { bringAxe, violations } from './axe.ts'
import { receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { collectFaults } from './faults.ts'
import { overflow } from './layout-shifts.ts'
import { brokenText, shownText } from './look.ts'
import { enterOffice, openGroup, placesOf, speak } from './office.ts'
import { busyOffice, lookAt, type OfficeScreen } from './office-screens.ts'
import { staffWords } from './staff-words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

const phone = { width: 375, height: 812 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1440, height: 900 }

// A screen has the same parts in each language, and English is the widest: the others are checked in `npm run test:all`.
const english = { locale: 'en', sizes: [phone, desk], withAxe: true } as const
const chinese = [
  { locale: 'zh', sizes: [phone], withAxe: true },
  { locale: 'cn', sizes: [tablet], withAxe: false },
] as const
const looks = inject('isThorough') ? [...chinese, english] : [english]

/** Text that appears when a message is missing, or a value has an unexpected type. */
const unsaid =
  /\b(?:kit|resources|orders|steps|deliveryStatus|audit|offers|writings)\.[a-z]\w*|\[object|undefined|NaN|Invalid/g

describe('beyond 129: every screen of a filled back office is in order', () => {
  // The first fills it.
  let screens: Promise<OfficeScreen[]> | undefined

  test.each(looks)('in $locale', { timeout: 300_000 }, async ({ locale, sizes, withAxe }) => {
    const page = await browser.visit({ language: 'en-GB' })
    await bringAxe(page)
    await enterOffice(page)
    screens ??= busyOffice(page, receipt)
    const all = await screens
    await speak(page, locale)
    const faults = collectFaults(page)
    const found: string[] = []
    for (const screen of all) {
      faults.length = 0
      await page.setViewportSize(sizes[0])
      await lookAt(page, screen)
      const here = ((await shownText(page)).match(unsaid) ?? []).map((one) => `says ${one}`)
      for (const size of sizes) {
        await page.setViewportSize(size)
        here.push(...(await overflow(page)), ...(await brokenText(page)))
      }
      here.push(...(withAxe ? await violations(page, sizes.slice(-1)) : []))
      here.push(...faults.map((fault) => `the browser says: ${fault}`))
      found.push(...here.map((one) => `${screen.name}: ${one}`))
    }
    expect(found).toEqual([])
    await page.context().close()
  })
})

test('a missing object is reported at once, without a retry', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  const nobody = crypto.randomUUID()
  const asked = requestsTo(page, `/admin/enquiries/${nobody}`)
  await page.goto(`/admin#/enquiries/${nobody}`)
  await page.getByText(staffErrors['enquiry-not-found']).first().waitFor()
  expect(asked).toHaveLength(1)
  await page.context().close()
})

test('a publicly reachable payment trial is announced above every screen', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  // The shop under test has a local address, where a trial is harmless.
  await page.route('**/api/admin/session', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { data: { ...data, takes_pretend_payments: true } } })
  })
  await page.goto('/admin')
  await page.reload()
  const warning = page.getByRole('alert').filter({ hasText: staffWords.pretendPayments })
  await warning.waitFor()
  const screens = await placesOf(page)
  expect(screens.length).toBeGreaterThan(15)
  for (const screen of screens) {
    await page.goto(`/admin${screen}`)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    expect([screen, await warning.count()]).toEqual([screen, 1])
  }
  await page.context().close()
})

test('a screen with a file removed by a release loads with a fresh page', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  await page.goto('/admin')
  await openGroup(page, staffWords.kit.places.catalogue)
  await page.route(/\/admin\/assets\/stock-demand-list[^/]*\.js$/, (route) => route.fulfill({ status: 404 }), {
    times: 1,
  })
  const name = stockNotices.resources['stock-demand'].name
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.context().close()
})

test('the menu fits the screen with any group open, remembers that, and shows the daily places on a phone', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: staffWords.kit.places.title })
  await openGroup(page, staffWords.kit.places.settings)
  const room = await menu.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)
  expect(room).toBeLessThanOrEqual(0)
  await page.reload()
  const settings = menu.getByRole('button', { name: staffWords.kit.places.settings })
  await settings.waitFor()
  expect(await settings.getAttribute('aria-expanded')).toBe('true')
  await page.setViewportSize({ width: 375, height: 812 })
  const foot = page.getByRole('navigation', { name: staffWords.kit.places.daily })
  await foot.getByRole('link').first().waitFor()
  expect(await foot.getByRole('link').count()).toBe(4)
  await foot.getByRole('link', { name: new RegExp(`${orderWords.resources.orders.name}$`) }).click()
  await page.getByRole('heading', { level: 2, name: orderWords.resources.orders.name }).waitFor()
  await page.context().close()
})

test('the first screen loads at most 225 kB of scripts, with all messages it shows', async () => {
  const page = await browser.visit({ language: 'en-GB' })
  await enterOffice(page)
  // The other messages, which are loaded a moment later.
  await page.route(/\/admin\/assets\/rest-[^/]*\.js$/, (route) => route.abort())
  await page.goto('about:blank')
  const scripts = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url())
  })
  await page.goto('/admin')
  await page.getByRole('heading', { level: 2, name: staffWords.waiting.title }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await missingMessages(page)).toEqual([])
  const bodies = await Promise.all([...scripts].map(async (name) => (await page.request.get(name)).body()))
  const sizes = bodies.map((body) => brotliCompressSync(body).length)
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(225_000)

  // A screen that is opened directly waits for its messages.
  await page.unrouteAll()
  await page.goto('about:blank')
  await page.goto('/admin#/orders')
  await page.getByRole('textbox', { name: orderWords.orders.search }).waitFor()
  expect(await missingMessages(page)).toEqual([])
  await page.context().close()
})

/** Keys of messages that the page shows. */
async function missingMessages(page: Page): Promise<string[]> {
  const names = (await page.content()).match(/[\w-]+(?:\.[\w-]+)+/g) ?? []
  const { keys } = treeOf([await staffMessages('en')])
  return names.filter((name) => keys.has(name))
}
