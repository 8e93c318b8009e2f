import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { allOrders, findOrder } from '@fitout/contract/orders.ts'
import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { checkOutOnline, decide, sessionsOf } from '../../testing/online-orders.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { checkOutBody, expectRefusal, type Guest, openGuest, placeOrder } from '../../testing/visitors.ts'
import { addVoucher, type NewVoucher } from '../../testing/voucher-book.ts'
import { expireOrders } from '../orders/order-steps.ts'
import { grantPoints } from '../memberships/memberships-service.ts'

const desk = withOrderDesk({ DATABASE_POOL: '20' })
const params = () => ({ store_id: desk.goods.storeId })

const words = (value: unknown) => JSON.stringify(value) as never

type Piece = { id: string; price: number; off: number; points: number }
type Line = { piece: Piece; qty: number }
type Cart = { lines: Line[]; voucher: VoucherName; isToTheDoor: boolean }

const vouchers = {
  none: undefined,
  FIFTY: { terms: { reduction: { amount: 50_00 } } },
  TENTH: { discountType: 'PERCENTAGE', terms: { reduction: { percent: 10 } } },
  NOFEE: { discountType: 'FREE_SHIPPING', terms: {} },
  THIRD: {
    discountType: 'BUY_X_GET_Y',
    terms: { offer: { buy: 2, get: 1, reduction: { percent: 100 } } },
  },
} satisfies Record<string, NewVoucher | undefined>
type VoucherName = keyof typeof vouchers
const voucherNames = Object.keys(vouchers) as VoucherName[]

/** An independent calculation in integers, halves rounded up, without the shop's own functions. */
const share = (cents: number, percent: number) => Math.floor((cents * percent * 2 + 100) / 200)
const unitOf = ({ price, off }: Piece) => price - share(price, off)

function expectedOf(lines: Line[], voucher: VoucherName, isToTheDoor: boolean) {
  const units = lines.flatMap(({ piece, qty }) => Array.from({ length: qty }, () => unitOf(piece)))
  const goods = units.reduce((sum, unit) => sum + unit, 0)
  const fee = !isToTheDoor || goods >= 800_000 ? 0 : 30_000
  const thirds = units.toSorted((a, b) => b - a).filter((_, at) => at % 3 === 2)
  const saved = {
    none: 0,
    FIFTY: Math.min(50_00, goods),
    TENTH: share(goods, 10),
    NOFEE: fee,
    THIRD: thirds.reduce((sum, unit) => sum + unit, 0),
  }[voucher]
  const points = lines.reduce((sum, { piece, qty }) => sum + piece.points * qty, 0)
  return { total: goods + fee - saved, saved, points }
}

const add = (guest: Guest, product_variant_id: string, qty: number) =>
  guest.call(addToCart, { params: params(), body: { product_variant_id, qty } })

/** Adds the first line, then the others concurrently. */
async function fill(guest: Guest, [first, ...others]: Line[]): Promise<void> {
  if (first) await add(guest, first.piece.id, first.qty)
  if (others.length === 0) return
  const owner = { account_id: guest.accountId, store_id: desk.goods.storeId }
  const rows = others.map(({ piece, qty }) => ({ ...owner, variant_id: piece.id, quantity: qty }))
  await desk.shop.context.db.insertInto('cart_lines').values(rows).execute()
}

describe('the price of an order', () => {
  test('PRICE-02 is the same in form, order, order page and payment, for many carts calculated independently', async () => {
    const { context } = desk.shop
    for (const [code, voucher] of Object.entries(vouchers)) if (voucher) await addVoucher(context, { ...voucher, code })
    const pieces: Piece[] = []
    for (const price of [33_33, 49_90, 1, 1_280_00, 68_005]) {
      for (const off of [0, 10, 33, 99]) {
        const id = await desk.goods.addVariant({
          priceCents: price,
          salePercent: off,
          stock: [1_000_000, 0],
          grams: 100,
        })
        pieces.push({ id, price, off, points: 0 })
      }
    }
    const inPoints = await desk.goods.addVariant({ priceCents: 20_00, stock: [1_000_000, 0] })
    await context.db.updateTable('product_variants').set({ point_price: 7 }).where('id', '=', inPoints).execute()
    pieces.push({ id: inPoints, price: 20_00, off: 0, points: 7 })

    const line = fc.record({ piece: fc.constantFrom(...pieces), qty: fc.integer({ min: 1, max: 9 }) })
    const cart = fc.record({
      lines: fc.uniqueArray(line, { minLength: 1, maxLength: 20, selector: ({ piece }) => piece.id }),
      voucher: fc.constantFrom(...voucherNames),
      isToTheDoor: fc.boolean(),
    })
    const check = async ({ lines: drawn, voucher, isToTheDoor }: Cart) => {
      // Free units cost no points either; that case is left to the calculator's own tests.
      const lines = voucher === 'THIRD' ? drawn.filter(({ piece }) => piece.points === 0) : drawn
      if (lines.length === 0) return
      const { saved, points } = expectedOf(lines, voucher, isToTheDoor)
      const isUsed = saved > 0
      const { total } = expectedOf(lines, isUsed ? voucher : 'none', isToTheDoor)
      const guest = await openGuest(desk.shop)
      const ids = lines.map(({ piece }) => piece.id)
      const courier_id = isToTheDoor ? desk.goods.couriers.door : desk.goods.couriers.showroom
      const body = checkOutBody(desk.goods, ids, {
        payment_method: 'ONLINE',
        voucher_code: isUsed ? voucher : null,
        delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id },
      })
      await fill(guest, lines)
      if (points > 0) await grantPoints(context.db, guest.accountId, points, { en: 'x', zh: 'x', cn: 'x' })
      const { checkout_product_variant_ids, voucher_code, delivery_info } = body
      const asked = { checkout_product_variant_ids, voucher_code, delivery_info }
      const shown = (await guest.call(showCart, { params: params(), body: asked })).data
      const { data } = await guest.call(checkOut, { params: params(), body })
      const order = (await guest.call(findOrder, { params: { id: data._id } })).data
      const [session] = await sessionsOf(desk, data._id)
      const cents = (dollars: number) => Math.round(dollars * 100)
      expect([
        cents(shown.calculations.price.total),
        cents(data.total),
        cents(order.totals.total_price),
        session?.amount_cents ?? 0,
        shown.calculations.point.total,
        order.totals.points,
      ]).toEqual([total, total, total, total, points, points])
    }
    const carts = fc.sample(cart, inject('isThorough') ? 500 : 100)
    for (let at = 0; at < carts.length; at += 4) await Promise.all(carts.slice(at, at + 4).map(check))
  }, 180_000)

  test('PRICE-01 is the catalogue’s, whatever figures the request contains at any level', async () => {
    const [guest, variant] = [await openGuest(desk.shop), await desk.goods.addVariant({ priceCents: 49_90 })]
    await add(guest, variant, 1)
    const body = checkOutBody(desk.goods, [variant])
    const figures = { price: 0.01, subtotal_price: 1, total: 1, shipping_fee: 0, point_total: 0, currency: 'JPY' }
    const forged = [
      ...Object.entries(figures).map(([name, value]) => ({ ...body, [name]: value })),
      { ...body, calculations: { price: { total: 1 } } },
      { ...body, is_voucher_applied: true },
      { ...body, delivery_info: { ...body.delivery_info, shipping_fee: 0 } },
      { ...body, delivery_details: { ...body.delivery_details, ...figures } },
    ]
    for (const one of forged)
      await expectRefusal(guest.call(checkOut, { params: params(), body: one }), 422, 'invalid-input')
    const { data } = await guest.call(checkOut, { params: params(), body })
    const order = (await guest.call(findOrder, { params: { id: data._id } })).data
    expect(order.totals).toMatchObject({ currency: 'HKD', total_price: 349.9, shipping_fee: 300 })
  })

  test('PRICE-05 does not rise silently when a sale has ended or a piece is withdrawn', async () => {
    const { db } = desk.shop.context
    const guest = await openGuest(desk.shop)
    const variant = await desk.goods.addVariant({ priceCents: 100_00, salePercent: 10 })
    await add(guest, variant, 1)
    const body = checkOutBody(desk.goods, [variant], { expected_total: 390 })
    const order = () => guest.call(checkOut, { params: params(), body })
    await db.updateTable('product_variants').set({ sale_percent: 0 }).where('id', '=', variant).execute()
    expect((await expectRefusal(order(), 409, 'price-changed')).details).toEqual({ total: 400 })
    const product = db.selectFrom('product_variants').select('product_id').where('id', '=', variant)
    await db.updateTable('products').set({ status: 'INACTIVE' }).where('id', 'in', product).execute()
    await expectRefusal(order(), 422, 'variant-not-on-sale')
    expect((await guest.call(allOrders)).data).toEqual([])
  })

  test('PRICE-06 excludes fees of other stores’ couriers, and delivery requires an address', async () => {
    const { db, config } = desk.shop.context
    const [guest, variant] = [await openGuest(desk.shop), await desk.goods.addVariant()]
    const door = db.selectFrom('couriers').selectAll().where('id', '=', desk.goods.couriers.door)
    const row = await door.executeTakeFirstOrThrow()
    const [elsewhere, abroad] = [newId(), newId()]
    await db
      .insertInto('couriers')
      .values([
        {
          ...row,
          title: words(row.title),
          description: words(row.description),
          id: elsewhere,
          store_id: config.miniStoreId,
        },
        {
          ...row,
          title: words(row.title),
          description: words(row.description),
          id: abroad,
          key: 'abroad',
          country_code: 'MO',
        },
      ])
      .execute()
    for (const courier_id of [elsewhere, abroad]) {
      const delivery_info = { country_code: 'HK', method: 'DELIVERY', courier_id } as const
      const order = placeOrder(desk.goods, guest, { [variant]: 1 }, { delivery_info })
      await expectRefusal(order, 422, 'courier-not-available')
    }
    const { delivery_details: _, ...body } = checkOutBody(desk.goods, [variant])
    const nowhere = guest.call(checkOut, { params: params(), body: body as never })
    await expectRefusal(nowhere, 422, 'invalid-input')
    expect((await guest.call(allOrders)).data).toEqual([])
  })
})

describe('a voucher on an order', () => {
  test('PROMO-08 is limited to one, however many are named', async () => {
    await addVoucher(desk.shop.context, { code: 'FIRST', terms: { reduction: { amount: 10_00 } } })
    await addVoucher(desk.shop.context, { code: 'SECOND', terms: { reduction: { amount: 20_00 } } })
    const [guest, variant] = [await openGuest(desk.shop), await desk.goods.addVariant({ priceCents: 600_00 })]
    for (const voucher_code of [['FIRST', 'SECOND'], ['FIRST', 'FIRST'], { 0: 'FIRST' }]) {
      const path = `/api/stores/${desk.goods.storeId}/shopping-cart/all`
      const headers = { 'Content-Type': 'application/json' }
      const response = await guest.send(path, { method: 'POST', headers, body: JSON.stringify({ voucher_code }) })
      expect(response.status).toBe(422)
    }
    await add(guest, variant, 1)
    const ask = (code: string) => guest.call(showCart, { params: params(), body: { voucher_code: code } })
    await Promise.all(['FIRST', 'SECOND', 'FIRST'].map(ask))
    const twice = await placeOrder(desk.goods, guest, { [variant]: 1 }, { voucher_code: 'FIRST FIRST' }).catch(
      () => null,
    )
    expect(twice).toBeNull()
    const body = checkOutBody(desk.goods, [variant], { voucher_code: 'second' })
    const { data } = await guest.call(checkOut, { params: params(), body })
    const order = (await guest.call(findOrder, { params: { id: data._id } })).data
    expect(order.totals.voucher_discount).toBe(20)
  })

  test('PROMO-07 is returned once when the provider refuses and the order expires unpaid', async () => {
    const id = await addVoucher(desk.shop.context, { code: 'LAPSE', stock: 1 })
    const guest = await openGuest(desk.shop)
    const { return_url } = await checkOutOnline(desk, guest, await desk.goods.addVariant({ priceCents: 600_00 }), {
      voucher_code: 'LAPSE',
      quantity: 1,
    })
    for (const decision of ['decline', 'cancel'] as const)
      await decide(desk, new URL(return_url).pathname, { decision })
    const { db } = desk.shop.context
    const taken = async () =>
      (await db.selectFrom('vouchers').select('taken').where('id', '=', id).executeTakeFirstOrThrow()).taken
    expect(await taken()).toBe(1)
    desk.advance(36 * 60_000)
    await Promise.all(Array.from({ length: 5 }, () => expireOrders(desk.shop.context)))
    expect(await taken()).toBe(0)
  })
})
