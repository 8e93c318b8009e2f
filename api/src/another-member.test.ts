import { addToCart, showCart } from '@fitout/contract/cart.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { endpoints } from './endpoints.ts'
import { trackOrder } from '@fitout/contract/orders.ts'
import { saveAccount, saveDeliveryRecipient } from '@fitout/contract/profiles.ts'
import { noteCustomer } from '@fitout/contract/staff/customers.ts'
import { noteOrder } from '@fitout/contract/staff/orders.ts'
import { currentStaff } from '@fitout/contract/staff/session.ts'
import { redeemVoucher } from '@fitout/contract/vouchers.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from './database/new-id.ts'
import { makeExport, requestExport } from './features/personal-data/exports.ts'
import { personalTables } from './features/personal-data/personal-data-map.ts'
import { grantPoints } from './features/memberships/memberships-service.ts'
import { isOwn } from './features/personal-data/personal-data-queries.ts'
import { type Member, openMember } from './testing/members.ts'
import { admissibleBodies, ownedThings } from './testing/owned-things.ts'
import { type ShopGoods, stockShop } from './testing/shop-goods.ts'
import { openStaff } from './testing/staff.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { type Guest, openGuest, placeOrder, uploadPicture } from './testing/visitors.ts'
import { addVoucher } from './testing/voucher-book.ts'

/** Part of every text of the owner; must never reach another account. */
const canary = 'CANARY-OWNER'
const insideNote = 'Of the inside: pays late'

let shop: TestShop
let goods: ShopGoods
let owner: Member
let other: Member
let guest: Guest
let ids: Record<string, string> = {}
let code: string
let bought: string
let staffName: string
let before: Record<string, unknown>

beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  ;[owner, other, guest] = [await openMember(shop), await openMember(shop), await openGuest(shop)]
  const { context } = shop
  const contact = { name: `${canary} Chan`, area_code: '852', phone: '98765432' } as const
  const avatar = await uploadPicture(owner)
  await owner.call(saveAccount, { body: { username: canary, avatar } })
  await owner.call(saveDeliveryRecipient, { body: { delivery_recipient: { ...contact, address: `${canary} Road` } } })
  const wanted = await goods.addVariant()
  bought = await goods.addVariant()
  const order = await placeOrder(
    goods,
    owner,
    { [bought]: 1 },
    { delivery_details: { ...contact, address: `${canary} Road`, email: 'canary-owner@shop.example', note: canary } },
  )
  const proof = await uploadPicture(owner)
  const put = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ image: proof }) }
  expect((await owner.send(`/api/orders/${order._id}/upload`, put)).status).toBe(200)
  await owner.call(addToCart, { params: { store_id: goods.storeId }, body: { product_variant_id: wanted, qty: 2 } })
  await grantPoints(context.db, owner.accountId, 100, { en: canary, zh: canary, cn: canary })
  const voucher_id = await addVoucher(context, { points: 30 })
  const [redeemed] = (await owner.call(redeemVoucher, { body: { voucher_id, qty: 1 } })).data.redeemed
  code = redeemed!.code
  const copy = await requestExport(context, owner.accountId)
  await makeExport(context, { exportId: copy._id })
  // Internal notes. Written after the copy above, which includes them by law.
  const support = await openStaff(shop, 'support')
  await support.call(noteOrder, { params: { id: order._id }, body: { text: insideNote } })
  await support.call(noteCustomer, { params: { id: owner.accountId }, body: { text: insideNote } })
  staffName = (await support.call(currentStaff)).data.name
  ids = {
    ...(await ownedThings(context, owner)),
    orders: order._id,
    files: proof,
    'redeemed-vouchers': redeemed!._id,
    'personal-data': copy._id,
  }
  before = await everythingOf(owner.accountId)
})
afterAll(() => shop.stop())

async function everythingOf(accountId: string): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const entry of personalTables) {
    const { table } = entry
    const own = isOwn(entry, accountId)
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} t where ${own} order by 1`.execute(shop.context.db)
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

const everyCall = Object.values(endpoints)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The owner's own lines, and a picture of the other member where one is required. */
async function bodyOf(endpoint: Endpoint): Promise<unknown> {
  const name = nameOf(endpoint)
  if (name === 'PUT /orders/:id/upload') return { image: await uploadPicture(other) }
  const body = admissibleBodies[name] ?? (endpoint.body && {})
  return (
    body &&
    JSON.parse(JSON.stringify(body).replace(/"product_variant_id":"[^"]+"/g, `"product_variant_id":"${bought}"`))
  )
}

async function ask(visitor: Guest | undefined, endpoint: Endpoint, id: string) {
  const path = endpoint.path
    .replace(':store_id', goods.storeId)
    .replace(':id', id)
    .replace(':format', 'json')
    .replace(/:\w+/g, 'x')
  const body = await bodyOf(endpoint)
  const init = {
    method: endpoint.method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }
  // These parameters must have no effect: the session alone decides which account's data is shown.
  const address = `/api${path}?account_id=${owner.accountId}&user_id=${owner.accountId}`
  const response = await (visitor ? visitor.send(address, init) : shop.request(address, init))
  const text = (await response.text()).replace(/"request_id":"[^"]*"/, '')
  return `${response.status} ${text.replaceAll(id, 'the id')}`
}

const idOf = ({ path }: Endpoint) => ids[path.split('/')[1]!]
const isEnding = ({ path }: Endpoint) => /logout|end-others|deletion$/.test(path)

test('ACL-03 ACL-04 ACL-05 ACL-06 ACL-07 objects of another account are answered exactly like missing ones', async () => {
  const owned = everyCall.filter((endpoint) => endpoint.path.includes('/:id') && idOf(endpoint))
  expect(owned.length).toBeGreaterThan(10)
  for (const endpoint of owned) {
    for (const visitor of [other, guest, undefined]) {
      const [foreign, missing] = [await ask(visitor, endpoint, idOf(endpoint)!), await ask(visitor, endpoint, newId())]
      expect([nameOf(endpoint), foreign]).toEqual([nameOf(endpoint), missing])
      if (endpoint.access !== 'anyone')
        expect([nameOf(endpoint), foreign]).toEqual([nameOf(endpoint), expect.stringMatching(/^4/)])
      if (visitor) expect([nameOf(endpoint), foreign]).toEqual([nameOf(endpoint), expect.stringMatching(/^40[34]/)])
    }
  }
  const [file, altered] = [ids['files']!, ids['files']!.replace(/.$/, (last) => (last === '0' ? '1' : '0'))]
  expect((await owner.send(`/api/files/${file}`)).status).toBe(200)
  expect((await owner.send(`/api/files/${altered}`)).status).toBe(404)
  const params = { store_id: goods.storeId }
  const refusals = [code, 'NOSUCHCODE'].map(async (voucher_code) => {
    const { data } = await other.call(showCart, { params, body: { voucher_code } })
    return JSON.stringify(data).replaceAll(voucher_code, 'the code')
  })
  const [foreign, unknown] = await Promise.all(refusals)
  expect(foreign).toBe(unknown)
})

test('ACL-02 ACL-14 no answer to another account contains data of the owner or internal data', async () => {
  const own: string[] = []
  for (const call of everyCall.filter(({ method, effect }) => method === 'GET' && !effect))
    own.push(await ask(owner, call, idOf(call) ?? newId()))
  expect(own.join('')).toContain(canary)
  const inside = [
    /password_hash|\$argon2|token_hash/,
    shop.context.config.dataDir,
    other.email,
    other.phone,
    other.accountId,
    insideNote,
    staffName,
  ]
  for (const secret of inside) expect(own.join('')).not.toMatch(secret)

  const secrets = [canary, 'canary-owner', '98765432', owner.email, owner.accountId, code, ...Object.values(ids)]
  const voucher = (await addVoucher(shop.context, { code: 'FREE' })) && 'FREE'
  const variant = await goods.addVariant()
  const shopping = `/api/stores/${goods.storeId}/shopping-cart`
  for (const visitor of [other, guest, undefined]) {
    for (const endpoint of everyCall.filter((call) => !isEnding(call))) {
      const answer = await ask(visitor, endpoint, idOf(endpoint) ?? newId())
      for (const secret of secrets)
        expect([nameOf(endpoint), answer.includes(secret)]).toEqual([nameOf(endpoint), false])
    }
    if (!visitor) continue
    for (const path of [`${shopping}/all`, `${shopping}/add-to-cart`]) {
      for (const field of ['account_id', 'user_id', 'cart_id']) {
        const body = JSON.stringify({
          product_variant_id: variant,
          qty: 1,
          voucher_code: voucher,
          [field]: owner.accountId,
        })
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
        expect((await visitor.send(path, init)).status).toBe(422)
      }
    }
    expect((await visitor.send(`${shopping}/clear-cart`, { method: 'DELETE' })).status).toBe(200)
  }
})

test('ACL-10 an order and its email, without a session, show only what tracking needs', async () => {
  const { data } = await shop.visitor()(trackOrder, {
    params: { id: ids['orders']! },
    query: { email: 'canary-owner@shop.example' },
  })
  const shown = JSON.stringify(data)
  for (const secret of [canary, 'canary-owner', '98765432', owner.accountId, ids['files']!, owner.email]) {
    expect([secret, shown.includes(secret)]).toEqual([secret, false])
  }
})

test('afterwards all data of the owner is unchanged', async () => {
  expect(await everythingOf(owner.accountId)).toEqual(before)
})
