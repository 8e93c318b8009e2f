import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { createCall } from '@fitout/contract/client.ts'
import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { latestContent } from '@fitout/contract/contents.ts'
import { listLargeHolds } from '@fitout/contract/staff/dashboard.ts'
import { describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import { openStaff } from '../../testing/staff.ts'
import { checkOutBody, type Guest, openGuest, placeOrder, refusalOf } from '../../testing/visitors.ts'
import { confirmPayment } from './staff-order-steps.ts'

const desk = withOrderDesk({ HOLD_SHARE_PERCENT: '25', TRUST_PROXY: '1', DATABASE_POOL: '20' })

/** A new guest on a network. */
async function from(network: string): Promise<Guest> {
  const guest = await openGuest(desk.shop)
  const call = createCall({
    base: '/api',
    fetch: async (request) => desk.shop.app.fetch(request, {}),
    locale: () => 'en',
    headers: () => ({ Authorization: `Bearer ${guest.token}`, 'X-Forwarded-For': network }),
  })
  return { ...guest, call }
}

const available = async (variant: string) => (await desk.shelves(variant)).available

describe('unpaid orders', () => {
  test.each([
    [4, 6],
    [6, 6],
    [10, 10],
    [1, 1],
    [10, 20],
    [24, 99],
  ])('may hold %i of %i units', async (wanted, stock) => {
    const variant = await desk.goods.addVariant({ stock: [stock, 0] })
    await placeOrder(desk.goods, await openGuest(desk.shop), { [variant]: wanted })
    expect(await available(variant)).toBe(stock - wanted)
  })

  test('may never hold the whole stock in one order, and the error states the limit', async () => {
    const variant = await desk.goods.addVariant({ stock: [60, 39] })
    const guest = await openGuest(desk.shop)
    const refusal = await refusalOf(placeOrder(desk.goods, guest, { [variant]: 99 }))
    expect(refusal).toMatchObject({
      status: 409,
      code: 'hold-too-large',
      details: { variants: [{ product_variant_id: variant, at_most: 24 }] },
    })
    expect(refusal.message).toContain('before it is paid')
    expect(await available(variant)).toBe(99)
    // The booking form is unchanged.
    const params = { store_id: desk.goods.storeId }
    await guest.call(addToCart, { params, body: { product_variant_id: variant, qty: 24, mode: 'set' } })
    await guest.call(checkOut, { params, body: checkOutBody(desk.goods, [variant]) })
    expect(await available(variant)).toBe(75)
  })

  test('are limited across all orders of an account, even concurrent ones, until they are paid or over', async () => {
    const variant = await desk.goods.addVariant({ stock: [99, 0] })
    const guest = await openGuest(desk.shop)
    const first = await placeOrder(desk.goods, guest, { [variant]: 20 })
    const more = await refusalOf(placeOrder(desk.goods, guest, { [variant]: 5 }))
    expect(more.details).toEqual({ variants: [{ product_variant_id: variant, at_most: 4 }] })
    await confirmPayment(desk.shop.context, first._id)
    const params = { store_id: desk.goods.storeId }
    await guest.call(addToCart, { params, body: { product_variant_id: variant, qty: 15, mode: 'set' } })
    const body = checkOutBody(desk.goods, [variant])
    const place = async () => guest.call(checkOut, { params, body, idempotencyKey: newId() })
    await place()
    await guest.call(addToCart, { params, body: { product_variant_id: variant, qty: 15, mode: 'set' } })
    expect((await refusalOf(place())).code).toBe('hold-too-large')
  })

  test('of a network may hold twice as much, whatever its sessions, and leave the rest to others', async () => {
    const variant = await desk.goods.addVariant({ stock: [99, 0] })
    const orders = await Promise.allSettled(
      Array.from({ length: 8 }, async () => placeOrder(desk.goods, await from('203.0.113.7'), { [variant]: 12 })),
    )
    expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(await available(variant)).toBe(99 - 48)
    await placeOrder(desk.goods, await from('198.51.100.9'), { [variant]: 12 })
    expect(await available(variant)).toBe(99 - 60)
    const { rows } = await sourcesOf(variant)
    expect(rows.every(({ source }) => source !== null && !source.includes('203'))).toBe(true)
  })

  test('have the same limits for a piece with hundreds of holds', async () => {
    const variant = await desk.goods.addVariant({ stock: [2000, 0] })
    for (let network = 1; network <= 6; network += 1) {
      await placeOrder(desk.goods, await from(`192.0.2.${network}`), { [variant]: 99 })
    }
    const guest = await from('192.0.2.77')
    for (let count = 0; count < 5; count += 1) await placeOrder(desk.goods, guest, { [variant]: 99 })
    const more = await refusalOf(placeOrder(desk.goods, guest, { [variant]: 10 }))
    expect(more.details).toEqual({ variants: [{ product_variant_id: variant, at_most: 5 }] })
    // Another session of that network has its own limit, within the rest of the network's.
    const neighbour = await from('192.0.2.77')
    for (let count = 0; count < 5; count += 1) await placeOrder(desk.goods, neighbour, { [variant]: 99 })
    const last = await refusalOf(placeOrder(desk.goods, await from('192.0.2.77'), { [variant]: 20 }))
    expect(last.details).toEqual({ variants: [{ product_variant_id: variant, at_most: 10 }] })
  })

  test('are shown to staff where they hold much of the stock', async () => {
    const [variant, few] = [
      await desk.goods.addVariant({ stock: [8, 0] }),
      await desk.goods.addVariant({ stock: [2, 0] }),
    ]
    const order = await placeOrder(desk.goods, await openGuest(desk.shop), { [variant]: 5 })
    await placeOrder(desk.goods, await openGuest(desk.shop), { [few]: 2 })
    const support = await openStaff(desk.shop, 'support')
    const shown = async () => (await support.call(listLargeHolds)).data
    expect((await shown()).find(({ _id }) => _id === variant)).toMatchObject({
      held: 5,
      units: 8,
      orders: [{ _id: order._id, reference: order.reference, qty: 5, expires_at: expect.any(String) }],
    })
    expect((await shown()).some(({ _id }) => _id === few)).toBe(false)
    await confirmPayment(desk.shop.context, order._id)
    expect((await shown()).some(({ _id }) => _id === variant)).toBe(false)
  })
})

async function sourcesOf(variant: string) {
  const rows = await desk.shop.context.db
    .selectFrom('orders as o')
    .innerJoin('order_holds as h', 'h.order_id', 'o.id')
    .select('o.source')
    .where('h.variant_id', '=', variant)
    .execute()
  return { rows }
}

test('every text states the configured hold times', async () => {
  const shop = await openSeededShop({ environment: { OFFLINE_HOLD_HOURS: '17', ONLINE_HOLD_MINUTES: '48' } })
  const visit = shop.visitor()
  const texts = [JSON.stringify((await visit(latestConfiguration)).data)]
  for (const slug of ['payment-terms-and-special-fees', 'refund-policy', 'terms-and-conditions']) {
    texts.push(JSON.stringify((await visit(latestContent, { params: { slug } })).data))
  }
  await shop.stop()
  const allTexts = texts.join(' ')
  expect(allTexts).not.toMatch(/\{\{|\b72[ -](hour|小時|小时)/)
  for (const words of ['within 17 hours', '17 小時', '17 小时', '48 minutes', '48 分鐘', '48 分钟'])
    expect(allTexts).toContain(words)
})
