import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { beginPasskeyLogin, beginPasskeyRegistration, finishPasskeyRegistration } from '@fitout/contract/passkeys.ts'
import { register, migrate } from '@fitout/contract/registration.ts'
import { verify } from '@fitout/contract/verification-codes.ts'
import { addToWishlist, wishlistProducts } from '@fitout/contract/wishlist.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { deliverMessages, logIn, openMember, rightPassword, signIn } from '../../testing/members.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { createSoftwareAuthenticator } from '../../testing/software-authenticator.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { type Guest, openGuest, placeOrder, uploadPicture } from '../../testing/visitors.ts'
import { guestTables } from './guest-tables.ts'

let shop: TestShop
let goods: ShopGoods
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
})
afterAll(() => shop.stop())

type Things = { shared: string; own: string }

/** Adds the products of these variants to the wishlist. */
async function wish(visitor: Guest, variantIds: string[]) {
  for (const variantId of variantIds) {
    const product_id = await goods.publish(variantId)
    await visitor.call(addToWishlist, { params: { store_id: goods.storeId }, body: { product_id } })
  }
}

const add = (visitor: Guest, product_variant_id: string, qty: number) =>
  visitor.call(addToCart, { params: { store_id: goods.storeId }, body: { product_variant_id, qty } })

/**
 * A guest with an order, a picture, a recipient, four units of a piece with a stock of five, two of another, and
 * likes.
 */
async function gather(things: Things): Promise<Guest> {
  const guest = await openGuest(shop)
  await placeOrder(goods, guest, { [await goods.addVariant()]: 1 })
  await uploadPicture(guest)
  const recipient = { name: 'Chan', address: 'Kwun Tong', area_code: '852', phone: '51234567' }
  const saved = await guest.send('/api/profiles/delivery-recipient', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ delivery_recipient: recipient }),
  })
  expect(saved.status).toBe(200)
  await add(guest, things.shared, 4)
  await add(guest, things.own, 2)
  await wish(guest, [things.shared, things.own])
  return guest
}

type Device = ReturnType<typeof createSoftwareAuthenticator>

async function keepPasskey(member: Guest, device: Device): Promise<void> {
  const { data: options } = await member.call(beginPasskeyRegistration)
  await member.call(finishPasskeyRegistration, { body: { response: device.create(options) } })
}

/** Signs in on a device that the shop may not know yet. */
async function signInWith(guest: Guest, device: Device): Promise<Response> {
  const { data: options } = await guest.call(beginPasskeyLogin)
  if (device.credentials.length === 0) {
    device.create({ ...options, rp: { id: 'localhost' }, user: { id: 'AAAA' } })
  }
  return guest.send('/api/auth/passkey/finish', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ response: device.get(options) }),
  })
}

async function heldBy(visitor: Guest, things: Things) {
  const cart = await visitor.send(`/api/stores/${goods.storeId}/shopping-cart/all`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  if (cart.status !== 200) return 'nothing: its token is dead'
  const { cart_items: lines } = (await cart.json()).data as {
    cart_items: { product_variant_id: string; qty: number }[]
  }
  const orders = (await (await visitor.send('/api/orders/all')).json()) as { total: number }
  const { data: wished } = await visitor.call(wishlistProducts, { params: { store_id: goods.storeId } })
  const quantity = (id: string) => lines.find((line) => line.product_variant_id === id)?.qty ?? 0
  return { shared: quantity(things.shared), own: quantity(things.own), orders: orders.total, wished: wished.count }
}

const gathered = { shared: 4, own: 2, orders: 1, wished: 2 }
const accountsOwn = { shared: 3, own: 0, orders: 0, wished: 1 }
/** Four and three, with a stock of five, make five; a piece on both wishlists is listed once. */
const joined = { shared: 5, own: 2, orders: 1, wished: 2 }
const dead = 'nothing: its token is dead'

/**
 * The guest's method and the owner of the address; then the expected data of both, the mail sent, and the effect of
 * the link.
 */
const ways = [
  ['register', 'free', { guest: gathered, sent: 'verify-email', byLink: 'no account', byLogin: gathered }],
  ['register', 'taken', { guest: gathered, sent: 'join-guest', byLink: joined, byLogin: undefined }],
  ['register', 'unverified', { guest: gathered, sent: 'claim', byLink: undefined, byLogin: joined }],
  ['migrate', 'free', { guest: dead, sent: 'verify-email', byLink: gathered, byLogin: gathered }],
  ['migrate', 'taken', { guest: gathered, sent: 'join-guest', byLink: joined, byLogin: undefined }],
  ['migrate', 'unverified', { guest: gathered, sent: 'claim', byLink: undefined, byLogin: joined }],
  ['login', 'free', { guest: gathered, sent: undefined, byLink: undefined, byLogin: 401 }],
  ['login', 'taken', { guest: gathered, sent: undefined, byLink: undefined, byLogin: joined }],
  ['login', 'unverified', { guest: gathered, sent: undefined, byLink: undefined, byLogin: joined }],
  ['passkey', 'free', { guest: gathered, sent: undefined, byLink: undefined, byLogin: 401 }],
  ['passkey', 'taken', { guest: gathered, sent: undefined, byLink: undefined, byLogin: joined }],
  ['passkey', 'unverified', { guest: gathered, sent: undefined, byLink: undefined, byLogin: joined }],
] as const

describe('a guest with a booking form and an order becomes a member', () => {
  test.each(ways)('by %s with an address that is %s', async (way, address, expected) => {
    const things = { shared: await goods.addVariant({ stock: [5, 0] }), own: await goods.addVariant() }
    const owner = address === 'free' ? undefined : await openMember(shop)
    const device = createSoftwareAuthenticator()
    if (owner) {
      await keepPasskey(owner, device)
      await add(owner, things.shared, 3)
      await wish(owner, [things.shared])
      const welcome = (await deliverMessages(shop)).find(({ about }) => about === 'verify-email')
      if (address === 'taken') await shop.visitor()(verify, { query: { verification_code: welcome!.code } })
    }
    const guest = await gather(things)
    const email = owner?.email ?? `${way}-${address}@shop.example`
    const body = { type: 'EMAIL', email, username: 'Chan', password: rightPassword } as const
    if (way === 'register') expect(await guest.call(register, { body })).toEqual({ data: { received: true } })
    if (way === 'migrate') expect(await guest.call(migrate, { body })).toEqual({ data: { received: true } })
    expect(await heldBy(guest, things)).toEqual(expected.guest)
    // Before the owner has authenticated, the account is unchanged.
    if (owner) expect(await heldBy(owner, things)).toEqual(accountsOwn)

    const [message] = await deliverMessages(shop)
    expect(message?.about).toBe(expected.sent)
    if (message?.about === 'join-guest') {
      await shop.visitor()(verify, { query: { verification_code: message.code } })
      expect(await heldBy(owner!, things)).toEqual(expected.byLink)
    }
    if (expected.byLogin !== undefined) {
      const answer =
        way === 'passkey'
          ? await signInWith(guest, device)
          : await logIn(shop, { type: 'EMAIL', login_id: email, password: rightPassword }, { guest })
      if (typeof expected.byLogin === 'number') expect(answer.status).toBe(expected.byLogin)
      else expect(await heldBy(await signIn(shop, email), things)).toEqual(expected.byLogin)
    }
    if (expected.byLogin !== 401) expect(await heldBy(guest, things)).toBe(dead)
    await expectInvariants(shop.context.db)
  })

  test('by logging in many times at once, and is merged once', async () => {
    const things = { shared: await goods.addVariant({ stock: [50, 0] }), own: await goods.addVariant() }
    const owner = await openMember(shop)
    const guest = await gather(things)
    const body = { type: 'EMAIL', login_id: owner.email, password: rightPassword }
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(shop, body, { guest })))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(await heldBy(owner, things)).toEqual(gathered)
  })

  test('and a service in both carts stays one booking', async () => {
    const visit = await goods.addVariant({ kind: 'SERVICE' })
    const owner = await openMember(shop)
    const guest = await openGuest(shop)
    const booking = { slot_id: await goods.serviceSlot() }
    for (const visitor of [owner, guest])
      await visitor.call(addToCart, {
        params: { store_id: goods.storeId },
        body: { product_variant_id: visit, qty: 1, booking },
      })
    const body = { type: 'EMAIL', login_id: owner.email, password: rightPassword }
    expect((await logIn(shop, body, { guest })).status).toBe(200)
    const { data } = await owner.call(showCart, { params: { store_id: goods.storeId }, body: {} })
    expect(data.cart_items.map(({ qty }) => qty)).toEqual([1])
    expect(data.cart_items[0]!.booking).toMatchObject({ ...booking, is_on_offer: true })
  })

  test('with nothing stored, and keeps the same id', async () => {
    const guest = await openGuest(shop)
    const body = { type: 'EMAIL', email: 'bare@shop.example', password: rightPassword } as const
    await guest.call(migrate, { body })
    expect((await signIn(shop, 'bare@shop.example')).accountId).toBe(guest.accountId)
    expect((await guest.send('/api/auth/user')).status).toBe(401)
  })

  test('and the link stops working once the data was merged another way', async () => {
    const things = { shared: await goods.addVariant({ stock: [5, 0] }), own: await goods.addVariant() }
    const [owner, other] = [await openMember(shop), await openMember(shop)]
    for (const { code } of await deliverMessages(shop))
      await shop.visitor()(verify, { query: { verification_code: code } })
    const guest = await gather(things)
    const body = { type: 'EMAIL', email: owner.email, password: rightPassword } as const
    await guest.call(register, { body })
    const [message] = await deliverMessages(shop)
    await signIn(shop, other.email, rightPassword, { guest })
    await expect(shop.visitor()(verify, { query: { verification_code: message!.code } })).rejects.toThrow()
    expect(await heldBy(owner, things)).toEqual({ shared: 0, own: 0, orders: 0, wished: 0 })
    expect(await heldBy(other, things)).toEqual(gathered)
  })
})

test("every table that refers to accounts defines what becomes of a guest's rows", async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'accounts'::regclass and conrelid <> confrelid`.execute(shop.context.db)
  expect(rows.map((row) => row.name).toSorted()).toEqual(Object.keys(guestTables).toSorted())
})
