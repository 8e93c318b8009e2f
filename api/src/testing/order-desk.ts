import { cancelOrder, completeOrder, findOrder, uploadProof } from '@fitout/contract/orders.ts'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { expectInvariants } from './expect-invariants.ts'
import { type ShopGoods, stockShop } from './shop-goods.ts'
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop.ts'
import { type Guest, openGuest, placeOrder, uploadPicture } from './visitors.ts'

/** A shop with orders for one test file, and a settable clock. Every invariant is checked after each test. */
export function withOrderDesk(
  environment: Record<string, string> = {},
  options: Pick<TestShopOptions, 'recognition'> = {},
) {
  let now = new Date()
  const desk = {
    shop: undefined as unknown as TestShop,
    goods: undefined as unknown as ShopGoods,
    advance(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds)
    },
    show: async (guest: Guest, id: string) => (await guest.call(findOrder, { params: { id } })).data,
    upload: async (guest: Guest, id: string, image?: string) =>
      guest.call(uploadProof, { params: { id }, body: { image: image ?? (await uploadPicture(guest)) } }),
    complete: (guest: Guest, id: string) => guest.call(completeOrder, { params: { id } }),
    cancel: (guest: Guest, id: string) => guest.call(cancelOrder, { params: { id } }),

    /** A guest's order for some of ten units. */
    async newOrder(quantity = 3) {
      const guest = await openGuest(desk.shop)
      const variant = await desk.goods.addVariant({ stock: [10, 0] })
      const { _id: id, reference } = await placeOrder(desk.goods, guest, { [variant]: quantity })
      return { guest, variant, id, reference }
    },

    async shelves(variantId: string) {
      const rows = await desk.shop.context.db
        .selectFrom('stock_levels')
        .selectAll()
        .where('variant_id', '=', variantId)
        .execute()
      const sum = (of: 'available' | 'held' | 'sold') => rows.reduce((total, row) => total + row[of], 0)
      return { available: sum('available'), held: sum('held'), sold: sum('sold') }
    },
  }

  beforeAll(async () => {
    const clock = { now: () => now, seconds: () => Math.floor(now.getTime() / 1000) }
    desk.shop = await openTestShop({ ...options, clock, environment })
    desk.goods = await stockShop(desk.shop.context)
  })
  afterAll(() => desk.shop.stop())
  afterEach(() => expectInvariants(desk.shop.context.db))
  return desk
}

export type OrderDesk = ReturnType<typeof withOrderDesk>
