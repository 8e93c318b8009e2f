import { showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { membershipBalance, membershipStatus, membershipTransactions } from '@fitout/contract/memberships.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openMember } from '../../testing/members.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, type Guest, openGuest, refusalOf } from '../../testing/visitors.ts'
import { grantPoints } from './memberships-service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSeededShop({ environment: { RATE_LIMIT_SCALE: '1' } })
})
afterAll(() => shop.stop())

const reason = { en: 'A late delivery', zh: '送貨延誤', cn: '送货延误' }

describe('a membership', () => {
  test.each([
    [0, 'daylight', 'golden-hour', 20_000],
    [19_999, 'daylight', 'golden-hour', 1],
    [20_000, 'golden-hour', 'studio', 80_000],
    [100_000, 'studio', undefined, null],
  ])('with %i points ever earned is %s', async (points, level, next, missing) => {
    const member = await openMember(shop)
    if (points > 0) await grantPoints(shop.context.db, member.accountId, points, reason)
    const { data } = await member.call(membershipStatus)
    expect(data).toMatchObject({ available_points: points, total_points_earned: points, points_to_next_level: missing })
    expect([data.level.slug, data.next_level?.slug]).toEqual([level, next])
  })

  test('records every change with its reason, and never falls below zero', async () => {
    const member = await openMember(shop)
    await grantPoints(shop.context.db, member.accountId, 50, reason)
    await grantPoints(shop.context.db, member.accountId, -20, reason)
    const tooMuch = grantPoints(shop.context.db, member.accountId, -31, reason)
    await expect(tooMuch).rejects.toMatchObject({ code: 'not-enough-points' })
    const { data } = await member.call(membershipTransactions)
    expect(data).toMatchObject([
      { kind: 'adjust', points: -20, balance: 30, reason },
      { kind: 'adjust', points: 50, balance: 50 },
    ])
  })

  test('requires a registered account', async () => {
    const guest = await openGuest(shop)
    for (const call of [membershipStatus, membershipBalance, membershipTransactions]) {
      expect((await refusalOf(guest.call(call))).code).toBe('not-allowed')
    }
  })
})

test('PROMO-05 voucher codes cannot be guessed', async () => {
  const guest = await openGuest(shop)
  const params = { store_id: shop.context.config.mainStoreId }
  const guess = (index: number) => guest.call(showCart, { params, body: { voucher_code: `GUESS${index}` } })
  for (let index = 0; index < 20; index += 1) expect((await guess(index)).data.is_voucher_applied).toBe(false)
  await expectRefusal(guess(20), 429, 'rate-limited')
  // Nor by many guests from one source, nor at checkout.
  const buy = (one: Guest, voucher_code: string) =>
    one.call(checkOut, {
      params,
      body: {
        checkout_product_variant_ids: [newId()],
        voucher_code,
        delivery_info: { country_code: 'HK', method: 'DELIVERY' },
        delivery_details: { name: 'Chan', address: 'Kwun Tong', area_code: '852', phone: '51234567' },
        payment_method: 'OFFLINE',
        success_url: '/',
        cancel_url: '/',
      },
    })
  const guests = await Promise.all(Array.from({ length: 5 }, () => openGuest(shop)))
  const look = (one: Guest, voucher_code: string) => one.call(showCart, { params, body: { voucher_code } })
  for (const one of guests.slice(1)) {
    for (let index = 0; index < 20; index += 1) await look(one, `GUESS${index}`)
  }
  await expectRefusal(buy(guests[0]!, 'GUESS1'), 429, 'rate-limited')
  await expectRefusal(look(guests[0]!, 'GUESS2'), 429, 'rate-limited')
})
