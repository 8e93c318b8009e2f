import type { Call } from '@fitout/contract/client.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { figures as words } from '@fitout/contract/messages/en/staff/figures.ts'
import { readOverview } from '@fitout/contract/staff/figures.ts'
import { confirmStaffPayment } from '@fitout/contract/staff/orders.ts'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { agree, bookingPanel, fillCheckout, orderPlaced, placeButton } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { staffCall } from './callers.ts'
import { overflow } from './layout-shifts.ts'
import { enterOffice, speak } from './office.ts'
import { plainPieces } from './pieces.ts'
import { personsBrowser } from './seen-shop.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

async function stepsIn(staff: Call): Promise<Record<string, number>> {
  const today = hongKongDay(new Date())
  const { data } = await staff(readOverview, { query: { from: today, until: today } })
  return Object.fromEntries(data.funnel.map(({ step, count }) => [step, count]))
}

test('a visitor goes from the home page to a paid order, and staff see each step', async () => {
  const office = await browser.visit()
  await enterOffice(office)
  await speak(office, 'en')
  const staff = await staffCall(office)
  const before = await stepsIn(staff)

  const visitor = await enter(browser, 'en')
  const { page, goTo } = visitor
  await page.context().setExtraHTTPHeaders(personsBrowser)
  await goTo('/')
  const piece = (await plainPieces(1))[0]!
  await goTo(pathTo('product', 'zh', { id: piece._id, slug: piece.slug.en }))
  await page.getByRole('button', { name: visitor.words.product.add }).first().click()
  await bookingPanel(visitor).getByText(visitor.words.product.added).first().waitFor()
  await goTo('/checkout')
  await fillCheckout(visitor)
  await agree(visitor)
  await placeButton(visitor).click()
  const { id } = await orderPlaced(visitor)
  await staff(confirmStaffPayment, { params: { id }, body: { proof: null } })
  await visitor.leave()

  const more = async () => {
    const now = await stepsIn(staff)
    return Object.entries(before).map(([step, count]) => [step, (now[step] ?? 0) > count])
  }
  const all = ['visits', 'pieces', 'booking-form', 'checkout', 'orders', 'paid'].map((step) => [step, true])
  await expect.poll(more).toEqual(all)

  await office.goto('/admin#/figures')
  await office.getByRole('row', { name: words.figures.funnel.steps.paid }).waitFor()
  const [file] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: words.figures.csvOf.replace('{table}', words.figures.funnel.title) }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('"Step","Count","Count before"')
  await office.context().close()
})

test.each(['light', 'dark'] as const)('the figures are accessible, also on a phone, %s', async (scheme) => {
  const page = await browser.visit({ width: 'phone' })
  await enterOffice(page)
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await speak(page, 'en')
  await bringAxe(page)
  await page.goto('about:blank')
  await page.goto('/admin#/figures?period=week')
  await page.getByRole('heading', { level: 3, name: words.figures.works.title }).waitFor()
  await page.getByRole('progressbar').first().waitFor({ state: 'detached' })
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await page.context().close()
})
