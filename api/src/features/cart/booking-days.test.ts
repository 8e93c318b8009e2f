import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import { fieldErrors as cn } from '@fitout/contract/messages/cn/field-errors.ts'
import { fieldErrors as en } from '@fitout/contract/messages/en/field-errors.ts'
import { fieldErrors as zh } from '@fitout/contract/messages/zh/field-errors.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { shopConstants } from '../../../database/seed/configuration/shop-constants.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { checkOutBody, expectRefusal, type Guest, openGuest } from '../../testing/visitors.ts'

const desk = withOrderDesk()
const words = { zh, cn, en }
const { booking_days_ahead: daysAhead, opening_hours: hours } = shopConstants
let visit: string
let guest: Guest

beforeAll(() => publishConstants(desk.shop.context))
beforeEach(async () => {
  visit = await desk.goods.addVariant({ kind: 'SERVICE', priceCents: 80_000 })
  guest = await openGuest(desk.shop)
})

const params = () => ({ store_id: desk.goods.storeId })
const dayAhead = (days: number) => hongKongDay(desk.shop.context.clock.now(), days)
const put = (by: Guest, preferred_date: string) =>
  by.call(addToCart, {
    params: params(),
    body: { product_variant_id: visit, qty: 1, mode: 'set', booking: { preferred_date, time_slot: 'EVENING' } },
  })

function nextSunday(): string {
  return [1, 2, 3, 4, 5, 6, 7].map(dayAhead).find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0)!
}
function nextHoliday(): string {
  return hours.closed_on.find((day) => day > dayAhead(0) && day < dayAhead(daysAhead))!
}

test.each(locales)('a day that is not on offer is refused by its field, in the words of %s', async (locale: Locale) => {
  const reader = await openGuest(desk.shop, locale)
  const wrong = [
    [dayAhead(0), 'day-past'],
    [dayAhead(-30), 'day-past'],
    [nextSunday(), 'day-closed'],
    [nextHoliday(), 'day-closed'],
    [dayAhead(daysAhead + 1), 'day-too-far'],
    ['2199-01-07', 'day-too-far'],
  ] as const
  for (const [day, code] of wrong) {
    const { errors } = await expectRefusal(put(reader, day), 422, 'invalid-input')
    expect([day, errors]).toEqual([day, [{ path: 'booking.preferred_date', code, message: words[locale][code] }]])
  }
  const { data: form } = await reader.call(showCart, { params: params(), body: {} })
  expect(form.cart_items).toEqual([])
})

test('a day on which the studio closes after it was chosen is refused at the checkout, by line and reason', async () => {
  const { db } = desk.shop.context
  const day = await desk.goods.bookableDay()
  await put(guest, day)
  const closed = { ...shopConstants, opening_hours: { ...hours, closed_on: [...hours.closed_on, day] } }
  const version = { slug: 'shop-constants', version: 2, data: JSON.stringify(closed), published_at: new Date() }
  await db.insertInto('configurations').values(version).execute()
  const ordering = guest.call(checkOut, { params: params(), body: checkOutBody(desk.goods, [visit]) })
  const problem = await expectRefusal(ordering, 422, 'booking-required')
  await db.deleteFrom('configurations').where('version', '=', 2).execute()
  expect(problem.errors).toMatchObject([{ path: 'checkout_product_variant_ids.0', code: 'day-closed' }])
  expect(problem.details).toEqual({ product_variant_ids: [visit] })
  await guest.call(checkOut, { params: params(), body: checkOutBody(desk.goods, [visit]) })
})
