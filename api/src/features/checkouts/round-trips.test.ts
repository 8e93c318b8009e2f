import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { redeemVoucher } from '@fitout/contract/vouchers.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { stockShop, type ShopGoods } from '../../testing/shop-goods.ts'
import { countRoundTrips } from '../../testing/statements.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { addVoucher, type NewVoucher } from '../../testing/voucher-book.ts'
import { checkOutBody, type CheckOutBody, type Guest, openGuest, toShowroom } from '../../testing/visitors.ts'
import { grantPoints } from '../memberships/memberships-service.ts'
import { sendOrderMail } from '../orders/order-mail.ts'

// The cost of a sale is the number of database round trips. Each call is made once beforehand to warm up.

let shop: TestShop
let goods: ShopGoods

beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  await publishConstants(shop.context)
})
afterAll(() => shop.stop())

const params = () => ({ store_id: goods.storeId })
const put = (guest: Guest, variantId: string, more: object = {}) =>
  guest.call(addToCart, { params: params(), body: { product_variant_id: variantId, qty: 1, ...more } })

test('adding a line to the booking form takes two trips, also for a new guest, and three for a service', async () => {
  const [guest, stranger] = [await openGuest(shop), await openGuest(shop)]
  const [chair, lamp, visit] = [
    await goods.addVariant(),
    await goods.addVariant(),
    await goods.addVariant({ kind: 'SERVICE' }),
  ]
  await put(guest, chair)
  expect((await countRoundTrips(() => put(guest, lamp))).trips).toBe(2)
  expect((await countRoundTrips(() => put(stranger, lamp))).trips).toBe(2)
  const booking = { slot_id: await goods.serviceSlot() }
  const { trips } = await countRoundTrips(async () => {
    expect((await put(guest, visit, { booking })).data).toMatchObject({ qty: 1, count: 3 })
  })
  expect(trips).toBe(3)
})

const show = async (guest: Guest, more: BodyInput<typeof showCart> = {}) => {
  const delivery_info = { country_code: 'HK', method: 'DELIVERY', courier_id: goods.couriers.door } as const
  return (await guest.call(showCart, { params: params(), body: { delivery_info, ...more } })).data
}

/** One campaign with a gift, and one with a condition on categories. */
async function addCampaigns(giftId: string): Promise<void> {
  const { db, clock } = shop.context
  const title = JSON.stringify({ en: 'One', zh: '一', cn: '一' }) as never
  const common = { store_id: goods.storeId, title, starts_at: new Date(clock.now().getTime() - 1000) }
  const terms = {
    GIFT: { variantId: giftId, quantity: 1 },
    SHOP_WIDE: { scope: { categoryIds: [newId()] }, reduction: { percent: 10 } },
  }
  for (const kind of ['GIFT', 'SHOP_WIDE'] as const) {
    const row = { ...common, id: newId(), kind, terms: JSON.stringify(terms[kind]) as never }
    await db.insertInto('campaigns').values(row).execute()
  }
}

test('a priced booking form takes two trips with a voucher and a pick-up point too', async () => {
  const guest = await guestWith([await piece()]).then((order) => order.guest)
  const body = { ...toLocker(), ...(await code()) }
  await show(guest, body)
  const { trips } = await countRoundTrips(async () => {
    const shown = await show(guest, body)
    expect(shown).toMatchObject({ is_voucher_applied: true, calculations: { shipping_fee: 30 } })
  })
  expect(trips).toBe(2)
})

test('a priced booking form takes two trips and shows staff changes at once', async () => {
  const { db } = shop.context
  const guest = await openGuest(shop)
  await put(guest, await goods.addVariant())
  await addCampaigns(await goods.addVariant())
  await show(guest)
  const { trips } = await countRoundTrips(async () => {
    expect(await show(guest)).toMatchObject({ gift_items: [{ qty: 1 }], calculations: { shipping_fee: 300 } })
  })
  expect(trips).toBe(2)
  await db.updateTable('couriers').set({ fee_cents: 250_00 }).where('id', '=', goods.couriers.door).execute()
  expect(await show(guest)).toMatchObject({ calculations: { shipping_fee: 250 } })
  await db.updateTable('campaigns').set({ status: 'INACTIVE' }).execute()
  expect(await show(guest)).toMatchObject({ gift_items: [] })
  await db.updateTable('couriers').set({ fee_cents: 300_00 }).where('id', '=', goods.couriers.door).execute()
})

type Order = { guest: Guest; variants: string[]; changes?: Partial<CheckOutBody>; idempotencyKey?: string }

const send = async ({ guest, variants, changes, idempotencyKey }: Order) => {
  const body = checkOutBody(goods, variants, changes)
  return (await guest.call(checkOut, { params: params(), body, ...(idempotencyKey && { idempotencyKey }) })).data
}

const guestWith = async (variants: string[], { guest }: { guest?: Guest } = {}) => {
  const buyer = guest ?? (await openGuest(shop))
  for (const variant of variants) await put(buyer, variant)
  return { guest: buyer, variants }
}

const memberWith = async (variants: string[], points = 0) => {
  const member = await openMember(shop)
  const reason = { en: 'Welcome', zh: '迎新', cn: '迎新' }
  if (points > 0) await grantPoints(shop.context.db, member.accountId, points, reason)
  return guestWith(variants, { guest: member })
}

let codes = 0
const code = async (voucher: NewVoucher = {}) => {
  codes += 1
  await addVoucher(shop.context, { ...voucher, code: `TRIPS${codes}` })
  return { voucher_code: `TRIPS${codes}` }
}

const redeemed = async ({ guest }: Order) => {
  const body = { voucher_id: await addVoucher(shop.context, { points: 1 }), qty: 1 }
  const { data } = await guest.call(redeemVoucher, { body, idempotencyKey: newId() })
  return { voucher_code: data.redeemed[0]?.code ?? '' }
}

const forPoints = async (points: number, priceCents = 600_00) => {
  const id = await goods.addVariant({ priceCents })
  await shop.context.db.updateTable('product_variants').set({ point_price: points }).where('id', '=', id).execute()
  return id
}

const withSlot = async (order: Order) => {
  const variant = await goods.addVariant({ kind: 'SERVICE' })
  await put(order.guest, variant, { booking: { slot_id: await goods.serviceSlot() } })
  return { ...order, variants: [...order.variants, variant] }
}

const savedCard = async ({ guest }: Order) => {
  const { db } = shop.context
  const own = { id: newId(), account_id: guest.accountId, created_at: new Date(), is_default: true }
  const card = { ...own, provider: 'sandbox', provider_card: newId() } as const
  const shown = { brand: 'visa', last_four: '4242', expiry_month: 1, expiry_year: 2050 } as const
  await db
    .insertInto('cards')
    .values({ ...card, ...shown })
    .execute()
  return { payment_method: 'ONLINE', credit_card_id: card.id } as const
}

const again = async (order: Order) => {
  const sent = { ...order, idempotencyKey: newId() }
  await send(sent)
  return sent
}

const toLocker = () => ({
  delivery_info: {
    country_code: 'HK',
    method: 'DELIVERY',
    courier_id: goods.couriers.locker,
    pick_up_point_code: 'LOCKER-1',
  } as const,
})

const piece = () => goods.addVariant({ priceCents: 600_00 })

const kinds: [kind: string, trips: number, prepare: () => Promise<Order>][] = [
  ['of a guest', 5, async () => guestWith([await piece()])],
  ['of a member', 5, async () => memberWith([await piece()])],
  ['of three pieces', 5, async () => guestWith([await piece(), await piece(), await piece()])],
  ['with a voucher', 5, async () => ({ ...(await guestWith([await piece()])), changes: await code() })],
  [
    'with a voucher of which each member has one',
    5,
    async () => ({ ...(await memberWith([await piece()])), changes: await code({ perAccount: 1, stock: 3 }) }),
  ],
  [
    'with a redeemed voucher',
    5,
    async () => {
      const order = await memberWith([await piece()], 1)
      return { ...order, changes: await redeemed(order) }
    },
  ],
  ['for money and points', 5, async () => memberWith([await forPoints(20)], 30)],
  [
    'for points alone',
    5,
    async () => ({ ...(await memberWith([await forPoints(20, 0)], 30)), changes: toShowroom(goods) }),
  ],
  ['to a pick-up point', 5, async () => ({ ...(await guestWith([await piece()])), changes: toLocker() })],
  ['of a service', 5, async () => withSlot(await guestWith([]))],
  ['of a service and a piece', 5, async () => withSlot(await guestWith([await piece()]))],
  ['paid by card', 8, async () => ({ ...(await guestWith([await piece()])), changes: { payment_method: 'ONLINE' } })],
  [
    'paid by a saved card',
    8,
    async () => {
      const order = await memberWith([await piece()])
      return { ...order, changes: await savedCard(order) }
    },
  ],
  [
    'of a member, with all of these',
    8,
    async () => {
      const order = await withSlot(await memberWith([await forPoints(20)], 31))
      return { ...order, changes: { ...(await savedCard(order)), ...(await redeemed(order)), ...toLocker() } }
    },
  ],
  ['sent again', 4, async () => again(await guestWith([await piece()]))],
  [
    'sent again with the last of its vouchers',
    4,
    async () => again({ ...(await guestWith([await piece()])), changes: await code({ stock: 1 }) }),
  ],
  [
    'paid by card and sent again',
    4,
    async () => again({ ...(await guestWith([await piece()])), changes: { payment_method: 'ONLINE' } }),
  ],
  [
    'with a gift',
    5,
    async () => {
      await addCampaigns(await goods.addVariant())
      return guestWith([await piece()])
    },
  ],
]

test('an order is sixteen statements, and its mail takes two trips and one that records it', async () => {
  const mail = (orderId: string) => sendOrderMail(shop.context, { orderId, event: 'placed' })
  await mail((await send(await guestWith([await piece()])))._id)
  const order = await guestWith([await piece()])
  let orderId = ''
  const counted = await countRoundTrips(async () => {
    orderId = (await send(order))._id
  })
  expect(counted.statements).toHaveLength(16)
  expect((await countRoundTrips(() => mail(orderId))).trips).toBe(3)
})

test('stock is taken with a cached plan', async () => {
  const { pool } = shop.context
  // PostgreSQL replans a statement five times before it considers a generic plan.
  for (let at = 0; at < 8; at += 1) await send(await guestWith([await piece()]))
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  try {
    const answers = await Promise.all(
      clients.map((client) =>
        client.query<{ anew: string; kept: string }>(
          `select sum(custom_plans) as anew, sum(generic_plans) as kept from pg_prepared_statements
           where statement ~ 'update stock_levels s set available = s.available - '`,
        ),
      ),
    )
    const sum = (of: 'anew' | 'kept') => answers.reduce((all, { rows }) => all + Number(rows[0]?.[of]), 0)
    expect({ anew: sum('anew'), isKept: sum('kept') >= 8 }).toEqual({ anew: 0, isKept: true })
  } finally {
    for (const client of clients) client.release()
  }
})

test.each(kinds)('placing an order %s takes %i trips', async (_, trips, prepare) => {
  await send(await prepare())
  const order = await prepare()
  await show(order.guest)
  const counted = await countRoundTrips(() => send(order))
  expect(counted.trips).toBe(trips)
})

test.each(['couriers', 'courier_areas', 'campaigns', 'categories', 'configurations'] as const)(
  'changing %s creates a new version of the sale rules',
  async (table) => {
    const { db } = shop.context
    const version = async () => (await db.selectFrom('sale_rules').select('version').executeTakeFirstOrThrow()).version
    const before = await version()
    await db
      .deleteFrom(table)
      .where(sql<boolean>`false`)
      .execute()
    expect(await version()).not.toBe(before)
  },
)
