import type { findOrder } from '@fitout/contract/orders.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, violations } from './axe.ts'
import { addPiece, agree, buyer, orderPlaced, placeButton } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { isFocused, tabTo, type } from './keyboard.ts'
import { smallPieces } from './pieces.ts'
import { courierNamed } from './shop-facts.ts'
import { enter } from './visitor.ts'

type Point = NonNullable<Answer<typeof findOrder>['data']['pick_up_point']>

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

test('a parcel for collection: district, then point, by keyboard and on a phone, kept over a reload, and on the order', async () => {
  const visitor = await enter(browser, 'en', { width: 'phone' })
  const { page, words, goTo, press } = visitor
  await bringAxe(page)
  const [piece] = await smallPieces(1)
  const courier = (await courierNamed('sf-pickup')).title.en
  await addPiece(visitor, piece!)
  await goTo('/checkout')
  await page.getByText(words.checkout.phoneHint).waitFor()
  await page.getByRole('radio', { name: courier }).check()
  await page.getByText(words.checkout.phoneHintPickUp).waitFor()
  expect(await page.getByText(words.checkout.phoneHint).count()).toBe(0)
  const district = page.getByRole('combobox', { name: words.checkout.pickUpDistrict })
  await type(page, district, 'Kwun Tong')
  await expect.poll(() => district.inputValue()).toBe('kwun-tong')
  const points = page.getByRole('group', { name: words.checkout.pickUpPoint }).getByRole('radio')
  await points.first().waitFor()
  await tabTo(page, points.first())
  await page.keyboard.press('ArrowDown')
  expect(await isFocused(points.nth(1))).toBe(true)
  const code = await points.nth(1).inputValue()
  expect(await points.nth(1).isChecked()).toBe(true)
  // Controls scrolled under the header are not too small.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violations(page, [{ width: 375, height: 812 }])).toEqual([])

  await page.reload()
  await expect.poll(() => points.nth(1).isChecked()).toBe(true)
  await page.getByRole('textbox', { name: words.checkout.name }).fill(buyer.name)
  await page.getByRole('textbox', { name: words.checkout.phone }).fill(buyer.phone)
  await agree(visitor)
  await press(placeButton(visitor))
  const { id } = await orderPlaced(visitor)
  const answer = page.waitForResponse((response) => response.url().endsWith(`/orders/${id}/details`))
  await goTo(`/orders/${id}`)
  const { pick_up_point: kept } = ((await (await answer).json()) as { data: { pick_up_point: Point } }).data
  expect(kept.code).toBe(code)
  const fact = page.getByRole('definition').filter({ hasText: kept.title.en! })
  for (const part of [code, kept.address.en!, kept.hours.en!]) await fact.getByText(part).waitFor()
}, 90_000)
