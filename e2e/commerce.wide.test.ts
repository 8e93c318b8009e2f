import type { Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, sizeCheckedIn, violations } from './axe.ts'
import { agree, bookingPanel, buyer, fillCheckout, placeButton, receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { completeAnOrder } from './earned-points.ts'
import { journeyLanguages, journeySizes } from './languages.ts'
import { askAs, enterAsMember } from './member.ts'
import { type Piece, plainPieces } from './pieces.ts'
import { ask, mainStoreId, miniStoreId, type Texts } from './shop-facts.ts'
import { filled, saying } from './words.ts'

type MemberPiece = { _id: string; title: Texts; slug: Texts; price_from: number; point_price: number | null }
type Voucher = { _id: string }

let browser: TestBrowser
let pieces: Piece[]
/** One for which a delivery voucher is useful, and the one that earns most. */
let small: Piece
let dear: Piece
const priceOf = (piece: Piece) => piece.variants[0]?.price ?? 0
beforeAll(async () => {
  browser = await openBrowser()
  pieces = (await plainPieces(8)).toSorted((a, b) => priceOf(b) - priceOf(a))
  dear = pieces[0]!
  small = pieces.findLast((piece) => priceOf(piece) >= 300)!
})
afterAll(() => browser.stop())

/** A member with points, on a page that axe can check. */
async function comeIn(locale: Locale, piece: Piece) {
  const member = await enterAsMember(browser, locale, 'Siu Ming')
  await bringAxe(member.page)
  const order = await completeAnOrder(member, piece)
  const found: string[] = []
  const check = async (what: string) => {
    found.push(...(await violations(member.page, journeySizes(locale))).map((one) => `${what}: ${one}`))
    await member.page.setViewportSize({ width: 1440, height: 900 })
  }
  return { member, order, found, check, main: member.page.getByRole('main') }
}

test.each(journeyLanguages)('a voucher is redeemed for points and used in an order: %s', async (locale) => {
  const { member, found, check, main } = await comeIn(locale, small)
  const { page, words, goTo } = member
  const [voucher] = await ask<Voucher[]>('/vouchers/all?discount_type=FREE_SHIPPING')
  await goTo('/vouchers')
  await check('voucher store')
  await main.locator(`a[href="${pathTo('voucher', locale, { id: voucher!._id })}"]`).click()
  await main.getByRole('button', { name: words.vouchers.redeem, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.vouchers.confirm }).click()
  await main.getByText(words.vouchers.redeemed).waitFor()
  await check('voucher just redeemed')
  const ownVouchers = async () =>
    (await askAs<{ data: { code: string; state: string }[] }>(page, locale, 'GET', '/redeemed-vouchers/all')).data
  const [redeemed] = await ownVouchers()
  await goTo('/account/vouchers')
  await main.getByText(words.accountVouchers.states.available, { exact: true }).last().waitFor()
  await check('vouchers of the account')

  const line = { product_variant_id: small.variants[0]?._id, qty: 1 }
  await askAs(page, locale, 'POST', `/stores/${await mainStoreId()}/shopping-cart/add-to-cart`, line)
  await goTo('/checkout')
  await page.getByText(words.cart.voucherAdd).first().click()
  await page.getByRole('textbox', { name: words.cart.voucher }).fill(redeemed!.code.toLowerCase())
  await page.getByRole('button', { name: words.cart.voucherApply, exact: true }).click()
  await page.getByText(saying(words.cart.voucherApplied)).first().waitFor()
  await fillCheckout(member, buyer)
  await agree(member)
  await placeButton(member).click()
  await page.waitForURL(/\/result\/order\/success\?/)
  expect((await ownVouchers()).map(({ state }) => state)).toEqual(['used'])
  expect(found).toEqual([])
  await member.leave()
})

test.each(journeyLanguages)('two pieces of the member store are bought for points in one order: %s', async (locale) => {
  const { member, found, check, main } = await comeIn(locale, dear)
  const { page, words, goTo } = member
  const t = words.memberStore
  const path = `/stores/${await miniStoreId()}/product-management/products/filter?per_page=100&facets=false`
  const [first, second] = (await ask<MemberPiece[]>(path))
    .filter((piece) => piece.price_from === 0)
    .toSorted((a, b) => (a.point_price ?? 0) - (b.point_price ?? 0))
  await goTo('/member-store')
  await check('member store')
  for (const piece of [first!, second!]) {
    await goTo(pathTo('member-piece', 'zh', { id: piece._id, slug: piece.slug[locale] }))
    await main.getByRole('button', { name: t.redeem, exact: true }).click()
    await main.getByRole('button', { name: t.place }).waitFor()
  }
  const aside = main.getByRole('group', { name: t.aside }).getByRole('checkbox')
  await expect.poll(() => aside.isChecked()).toBe(true)
  await check('form of the member store')
  await page.getByRole('textbox', { name: words.checkout.name }).fill('')
  await main.getByRole('button', { name: t.place }).click()
  await main.getByText(words.errors.missing.name).waitFor()
  await main.getByRole('radio', { name: /SF Express|順豐|顺丰/ }).check({ force: true })
  await main.getByLabel(words.checkout.district, { exact: true }).selectOption('islands')
  await main.getByLabel(words.checkout.subDistrict).selectOption('cheung-chau')
  await main.getByText('HK$60').first().waitFor()
  await main.getByRole('radio').first().check({ force: true })
  const fields: [Locator, string][] = [
    [page.getByRole('textbox', { name: words.checkout.name }), buyer.name],
    [page.getByRole('textbox', { name: words.checkout.phone }), buyer.phone],
  ]
  for (const [field, text] of fields) await field.fill(text)
  const building = page.getByRole('textbox', { name: words.checkout.building })
  if (await building.isVisible()) {
    await building.fill('Lok Fu Court')
    await page.getByRole('checkbox', { name: words.checkout.noUnit }).check()
    expect(await page.getByRole('textbox', { name: words.checkout.unit }).isDisabled()).toBe(true)
  }
  await main.getByRole('button', { name: t.place }).click()
  await page.getByRole('heading', { level: 1, name: words.onlinePayment.settledTitle }).waitFor()
  await main.getByRole('link', { name: words.onlinePayment.see }).click()
  for (const piece of [first!, second!]) await main.getByText(piece.title[locale]).first().waitFor()
  await main.getByText(words.onlinePayment.coveredWay).first().waitFor()
  await check('order of points alone')
  expect(found).toEqual([])
  await member.leave()
})

test.each(journeyLanguages)(
  'a purchase is reviewed with a picture, its refund requested, and ordered again: %s',
  async (locale) => {
    const { member, order, found, check, main } = await comeIn(locale, small)
    const { words, goTo, press } = member
    const { reviews, refundRequests: refunds, orderAgain } = words
    const title = small.title[locale]
    await goTo(pathTo('order', 'zh', { id: order._id }))
    await main.getByRole('heading', { name: reviews.title }).waitFor()
    await press(main.getByText(reviews.write).first())
    const form = main.getByRole('form', { name: filled(reviews.formOf, { title }) })
    await form.getByText(words.errors.noImages).waitFor()
    await form.getByRole('radio').nth(4).check({ force: true })
    await form.getByRole('textbox').fill('Solid, and the colour is as shown.')
    await form.locator('input[type=file]').setInputFiles(receipt)
    await press(form.getByRole('button', { name: reviews.send }))
    await main.getByText(reviews.states.WAITING).last().waitFor()
    await main.locator('img[src*="/api/files/"]').first().waitFor()

    await press(main.getByText(refunds.ask, { exact: true }).first())
    const asking = main.getByRole('form', { name: refunds.ask })
    await press(asking.getByRole('button', { name: words.cart.more }))
    await asking.getByRole('combobox').selectOption('damaged')
    await asking.locator('input[type=file]').setInputFiles(receipt)
    await check('review written, refund asked for')
    await press(asking.getByRole('button', { name: refunds.send }))
    const withdraw = main.getByRole('button', { name: refunds.withdraw })
    await withdraw.waitFor()
    await check('refund waiting')
    await press(withdraw)
    await main.getByText(refunds.states.WITHDRAWN).waitFor()
    await main.getByRole('button', { name: refunds.reopen }).waitFor()

    await press(main.getByRole('button', { name: orderAgain.again }))
    await bookingPanel(member).getByText(title).first().waitFor()
    expect(found).toEqual([])
    await member.leave()
  },
)

test('liked pieces are kept, three per page, and are added to the booking form from there: en', async () => {
  const member = await enterAsMember(browser, 'en', 'Siu Ming')
  const { page, words, goTo, press } = member
  await bringAxe(page)
  const main = page.getByRole('main')
  const store = await mainStoreId()
  for (const piece of pieces.slice(0, 3)) {
    await askAs(page, 'en', 'POST', `/stores/${store}/wishlist/add-to-wishlist`, { product_id: piece._id })
  }
  const liked = pieces[3]!
  await goTo(pathTo('product', 'zh', { id: liked._id, slug: liked.slug.en }))
  await press(main.getByRole('button', { name: words.catalogue.keep, exact: true }))
  await main.getByRole('button', { name: words.catalogue.kept, exact: true }).waitFor()
  await goTo('/wishlist')
  const titles = main.getByRole('heading', { level: 2 })
  await expect.poll(() => titles.count()).toBe(3)
  await titles.filter({ hasText: liked.title.en }).waitFor()
  expect(await violations(page, [sizeCheckedIn.en])).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await press(main.getByRole('button', { name: words.wishlist.move }).first())
  await bookingPanel(member).getByText(liked.title.en).first().waitFor()
  await page.keyboard.press('Escape')
  await goTo('/wishlist')
  for (let left = 3; left > 0; left -= 1) {
    await expect.poll(() => titles.count()).toBe(left)
    await press(main.getByRole('button', { name: saying(words.wishlist.removeOf) }).first())
  }
  await main.getByText(words.wishlist.empty).waitFor()
  await member.leave()
})
