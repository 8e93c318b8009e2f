import { cancelOrder } from '@fitout/contract/orders.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { guestCall } from './callers.ts'
import { holdShelf } from './held-shelf.ts'
import { journeyLanguages } from './languages.ts'
import { officeWords } from './office-words.ts'
import { enterOffice, speak } from './office.ts'
import { type Piece, piecesOfSizes } from './pieces.ts'
import { present } from './present.ts'
import { linkOfNotice, soldOutPiece } from './stock-notice.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
}, 150_000)
afterAll(() => browser.stop())

test.each(journeyLanguages)('in %s staff see who waits for a sold-out piece, on a phone', async (locale) => {
  const { stockDemand } = officeWords[locale].stockNotices
  const wanted = await soldOutPiece()
  const visitor = await enter(browser, locale, { width: 'phone' })
  const { notice } = visitor.words.product
  const email = `waits-${crypto.randomUUID()}@example.com`
  await visitor.goTo(pathTo('product', 'zh', { id: wanted._id, slug: wanted.slug[locale] }))
  const form = visitor.page.getByRole('region', { name: notice.title })
  await form.getByRole('textbox').fill(email)
  await form.getByRole('button', { name: notice.send }).click()
  await form.getByText(notice.confirm).waitFor()
  await visitor.page.goto(await linkOfNotice(email))
  await visitor.page.getByRole('button').click()

  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await enterOffice(page)
  await speak(page, locale)
  await page.goto('/admin#/stock-demand')
  const row = page.getByRole('listitem').filter({ hasText: wanted.title[locale] })
  await row.getByText(stockDemand.available).waitFor()
  await row.getByText(wanted.title[locale]).click()
  await page.getByRole('heading', { level: 1, name: wanted.title[locale] }).waitFor()
  expect(page.url()).toContain(`#/products/${wanted._id}/show`)
  await visitor.leave()
  await page.context().close()
})

test.each(journeyLanguages)('in %s the first page reports large holds and stalled jobs', async (locale) => {
  const { dashboard, failedJobs } = officeWords[locale]
  const call = await guestCall(locale)
  const { data: order } = await holdShelf(call)
  const page = await browser.visit({ width: 'phone', language: 'en-GB' })
  await enterOffice(page)
  // No job of the shop under test is stalled.
  const last_at = new Date(Date.now() - 3 * 86_400_000).toISOString()
  await page.route('**/api/admin/figures', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { data: { ...data, late_jobs: [{ name: 'expire-orders', last_at }] } } })
  })
  await speak(page, locale)
  const alert = page.getByRole('alert')
  await alert.filter({ hasText: failedJobs.jobNames['expire-orders'] }).waitFor()
  const holds = alert.filter({ hasText: dashboard.waiting.largeHolds })
  await holds.getByRole('link', { name: order.reference }).click()
  await page.getByRole('heading', { name: order.reference }).first().waitFor()
  expect(page.url()).toContain(`#/orders/${order._id}/show`)
  // Few shelves may be held completely, and others need one.
  await call(cancelOrder, { params: { id: order._id } })
  await page.context().close()
})

test.each(journeyLanguages)(
  'in %s the drawing of a piece follows the selected size and can be read',
  async (locale) => {
    const piece = present((await piecesOfSizes(3)).find(({ variants }) => new Set(variants.map(widthOf)).size > 1))
    const visitor = await enter(browser, locale, { width: 'phone' })
    const { page, words, goTo } = visitor
    for (const variant of piece.variants.slice(0, 2)) {
      await goTo(`${pathTo('product', 'zh', { id: piece._id, slug: piece.slug[locale] })}?variant=${variant._id}`)
      const centimetres = `${widthOf(variant) / 10}`
      const drawing = page.locator('main svg[role=img]').filter({ hasText: centimetres }).first()
      await drawing.scrollIntoViewIfNeeded()
      const letters = await drawing.locator('text').evaluateAll((texts) =>
        texts.map((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()
          return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale?.a ?? 0, scale?.b ?? 0)
        }),
      )
      expect(letters).toHaveLength(3)
      expect(Math.min(...letters)).toBeGreaterThanOrEqual(12)
      expect(await drawing.locator('text').first().textContent()).toBe(
        words.product.centimetres.replace('{value}', centimetres),
      )
    }
    await visitor.leave()
  },
)

const widthOf = ({ dimensions }: Piece['variants'][number]): number => dimensions?.width_mm ?? 0
