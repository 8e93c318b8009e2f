import { productOffers } from '@fitout/contract/campaigns.ts'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { findOrder } from '@fitout/contract/orders.ts'
import { describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { type Guest, openGuest, placeOrder } from '../../testing/visitors.ts'

const desk = withOrderDesk()
const title = { en: '3 for 2', zh: '三件付兩件價', cn: '三件付两件价' }

async function run(
  kind: 'SHOP_WIDE' | 'BUY_X_GET_Y' | 'GIFT',
  terms: unknown,
  change: Record<string, unknown> = {},
): Promise<string> {
  const id = newId()
  const { context } = desk.shop
  await context.db
    .insertInto('campaigns')
    .values({
      id,
      store_id: desk.goods.storeId,
      kind,
      title,
      terms: JSON.stringify(terms) as never,
      starts_at: new Date(context.clock.now().getTime() - 1000),
      ...change,
    })
    .execute()
  return id
}

const productOf = async (variantId: string) =>
  (
    await desk.shop.context.db
      .selectFrom('product_variants')
      .select('product_id')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).product_id

/** The titles on the page of a variant's product. */
async function offersOn(variant: string) {
  const params = { store_id: desk.goods.storeId, id: await productOf(variant) }
  return (await desk.shop.visitor()(productOffers, { params })).data.map((offer) => offer.title)
}

async function cartOf(guest: Guest, quantities: Record<string, number>) {
  const params = { store_id: desk.goods.storeId }
  for (const [product_variant_id, qty] of Object.entries(quantities)) {
    await guest.call(addToCart, { params, body: { product_variant_id, qty, mode: 'set' } })
  }
  return (await guest.call(showCart, { params, body: {} })).data
}

async function threeForTwo(change: Record<string, unknown> = {}) {
  const variant = await desk.goods.addVariant({ priceCents: 380_00, stock: [9, 0] })
  const scope = { productIds: [await productOf(variant)] }
  await run('BUY_X_GET_Y', { buy: 2, get: 1, reduction: { percent: 100 }, scope }, change)
  return variant
}

describe('a campaign in force', () => {
  test('is shown line by line in the booking form, and kept with the order', async () => {
    const guest = await openGuest(desk.shop)
    const variant = await threeForTwo()
    const cart = await cartOf(guest, { [variant]: 6 })
    expect(await offersOn(variant)).toEqual([title])
    expect(cart.calculations).toMatchObject({
      price: { subtotal: 1520, total: 1520 },
      price_discount: { product: 0, free_units: 760, global: 0, local: 0 },
      explanation: [
        { step: 'subtotal', amount: 2280 },
        { step: 'free-units', amount: -760, message: '3 for 2 × 2' },
        { step: 'total', amount: 1520 },
      ],
    })
    expect(cart.discounts).toEqual([{ title, amount: 760 }])
    const buyer = await openGuest(desk.shop)
    const { _id: id } = await placeOrder(desk.goods, buyer, { [variant]: 6 })
    const { data } = await buyer.call(findOrder, { params: { id } })
    expect(data.totals).toMatchObject({ original_price: 2280, free_units: 760, total_price: 1820 })
    expect(data.totals.explanation.map(({ step }) => step)).toEqual(['subtotal', 'free-units', 'shipping', 'total'])
  })

  test('gives a gift that is delivered and holds stock like a bought piece', async () => {
    const guest = await openGuest(desk.shop)
    const [chair, vase] = [await desk.goods.addVariant({ priceCents: 500_00 }), await desk.goods.addVariant()]
    const scope = { productIds: [await productOf(chair)] }
    await run('GIFT', { minimum: { spend: 1_000_00 }, scope, variantId: vase, quantity: 2 })
    const near = await cartOf(guest, { [chair]: 1 })
    expect(near.gift_items).toEqual([])
    expect([await offersOn(chair), await offersOn(vase)]).toEqual([[title], []])
    expect(near.near_offers).toEqual([
      { title, missing_spend: 500, missing_qty: null, message: 'Spend HK$500 more: 3 for 2' },
    ])
    const reached = await cartOf(guest, { [chair]: 2 })
    expect(reached.gift_items).toMatchObject([{ product_variant_id: vase, qty: 2, subtotal_price: 0 }])
    const buyer = await openGuest(desk.shop)
    const { _id: id } = await placeOrder(desk.goods, buyer, { [chair]: 2 })
    const { data } = await buyer.call(findOrder, { params: { id } })
    expect(data.lines).toMatchObject([
      { product_variant_id: chair, is_gift: false },
      { product_variant_id: vase, qty: 2, subtotal_price: 0, is_gift: true },
    ])
    expect(await desk.shelves(vase)).toMatchObject({ held: 2 })
    await desk.cancel(buyer, id)
    expect(await desk.shelves(vase)).toMatchObject({ held: 0, available: 10 })
  })

  test('STOCK-07 a gift and a line of the same variant never take more than there is', async () => {
    const guest = await openGuest(desk.shop)
    const vase = await desk.goods.addVariant({ stock: [3, 0] })
    const scope = { productIds: [await productOf(vase)] }
    await run('GIFT', { minimum: { quantity: 2 }, scope, variantId: vase, quantity: 2 })
    const cart = await cartOf(guest, { [vase]: 2 })
    expect(cart.gift_items).toMatchObject([{ product_variant_id: vase, qty: 1 }])
    await placeOrder(desk.goods, await openGuest(desk.shop), { [vase]: 2 })
    expect(await desk.shelves(vase)).toEqual({ available: 0, held: 3, sold: 0 })
    expect(await offersOn(vase)).toEqual([])
  })

  test('counts a product of a category several levels below', async () => {
    const { db } = desk.shop.context
    const [top, leaf] = [newId(), newId()]
    const words = { title, slug: title, description: title }
    const category = { store_id: desk.goods.storeId, kind: 'GOODS' as const, ...words }
    await db
      .insertInto('categories')
      .values({ ...category, id: top, key: top, position: 0 })
      .execute()
    await db
      .insertInto('categories')
      .values({ ...category, id: leaf, key: leaf, parent_id: top, position: 0 })
      .execute()
    const variant = await desk.goods.addVariant({ priceCents: 100_00 })
    const product_id = await productOf(variant)
    await db.insertInto('product_categories').values({ product_id, category_id: leaf }).execute()
    const scope = { categoryIds: [top] }
    await run('SHOP_WIDE', { minimum: { quantity: 2 }, scope, reduction: { percent: 10 } })
    const cart = await cartOf(await openGuest(desk.shop), { [variant]: 2 })
    expect(cart.calculations.price_discount.global).toBe(20)
    expect(cart.cart_items[0]?.global_discount).toBe(20)
    expect(await offersOn(variant)).toEqual([title])
  })
})

describe('a campaign has no effect', () => {
  test.each([
    ['before its first moment', { starts_at: 1000 }],
    ['from its end on', { starts_at: -2000, ends_at: 0 }],
    ['while it is not active', { status: 'INACTIVE' }],
  ])('%s', async (_, { status = 'ACTIVE', ...times }: Record<string, unknown>) => {
    const now = desk.shop.context.clock.now().getTime()
    const moments = Object.fromEntries(
      Object.entries(times).map(([name, offset]) => [name, new Date(now + Number(offset))]),
    )
    const variant = await threeForTwo({ status, ...moments })
    const cart = await cartOf(await openGuest(desk.shop), { [variant]: 3 })
    expect(cart.calculations.price.total).toBe(1140)
    expect(await offersOn(variant)).toEqual([])
  })

  test('in another store, or with invalid terms', async () => {
    const { miniStoreId } = desk.shop.context.config
    const foreign = await threeForTwo({ store_id: miniStoreId })
    const senseless = await desk.goods.addVariant({ priceCents: 380_00 })
    const scope = { productIds: [await productOf(senseless)] }
    await run('BUY_X_GET_Y', { buy: 2, get: 0, reduction: { percent: 300 }, scope })
    const cart = await cartOf(await openGuest(desk.shop), { [foreign]: 3, [senseless]: 3 })
    expect(cart.calculations.price.total).toBe(2280)
    expect([await offersOn(foreign), await offersOn(senseless)]).toEqual([[], []])
  })
})
