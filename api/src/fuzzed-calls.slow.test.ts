import { addressOf } from '@fitout/contract/client.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { permissionOf } from '@fitout/contract/staff/permissions.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seedRenovations } from '../database/seed/renovations/seed-renovations.ts'
import { endpoints } from './endpoints.ts'
import { brokenFor, inventedFor } from './testing/invented-input.ts'
import { inventParams, knownIds, readRows, type Rows } from './testing/known-ids.ts'
import { openMember, signIn } from './testing/members.ts'
import { openSeededShop } from './testing/seeded-shop.ts'
import { openStaff } from './testing/staff.ts'
import type { TestShop } from './testing/test-shop.ts'
import { csvFile, modelFile, paperFile, pictureFile } from './testing/trail/example-files.ts'
import { type Guest, openGuest, placeOrder } from './testing/visitors.ts'

const rounds = inject('isThorough') ? 20 : 2
/** Printed with a failure, so that it can be reproduced. */
const seed = Math.floor(Math.random() * 2 ** 31)

let shop: TestShop
let client: { email: string; password: string }
beforeAll(async () => {
  shop = await openSeededShop()
  const owner = await openStaff(shop, 'owner')
  client = await seedRenovations(shop.context, { id: owner.accountId })
  await bookSomething()
}, 120_000)
afterAll(() => shop.stop())

const callers = {
  guest: () => openGuest(shop),
  member: () => openMember(shop),
  client: () => signIn(shop, client.email, client.password),
  owner: () => openStaff(shop, 'owner'),
}
type Caller = keyof typeof callers

const opened = new Map<Caller, Guest>()

async function callerNamed(name: Caller): Promise<Guest> {
  const guest = opened.get(name) ?? (await callers[name]())
  opened.set(name, guest)
  return guest
}

async function bookSomething(): Promise<void> {
  const { db } = shop.context
  const courier = await db
    .selectFrom('couriers')
    .select(['id', 'store_id'])
    .where('key', '=', 'sf-door')
    .executeTakeFirstOrThrow()
  const variants = await db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('stock_levels as l', 'l.variant_id', 'v.id')
    .select('v.id')
    .distinct()
    .where('l.available', '>', 3)
    .where('p.store_id', '=', courier.store_id)
    .limit(3)
    .execute()
  const who = await callerNamed('client')
  const where = { storeId: courier.store_id, couriers: { door: courier.id } }
  for (const { id } of variants) await placeOrder(where, who, { [id]: 1 })
}

const files = [pictureFile, modelFile, paperFile, () => csvFile(['sku,qty', 'A,1']), () => new File(['\0'], 'x')]

type Sent = { who: Caller | 'nobody'; address: string; body?: unknown }

/** One call; one in four is deliberately broken. */
async function send(endpoint: Endpoint, rows: Rows) {
  const random = <One>(arbitrary: fc.Arbitrary<One>) => fc.sample(arbitrary, { numRuns: 1, seed: nextSeed() })[0] as One
  const pick = <One>(from: readonly One[]) => (from.length > 0 ? random(fc.constantFrom(...from)) : undefined)
  const isBroken = random(fc.nat(3)) === 0
  const invent = isBroken ? brokenFor : inventedFor
  const known = knownIds(rows)
  const params = inventParams(endpoint.path, rows, pick)
  if (isBroken && random(fc.nat(2)) === 0) {
    for (const name of Object.keys(params)) params[name] = pick(['x', "'", '%00', crypto.randomUUID(), '1e9', '９'])!
  }
  const query = endpoint.query && (random(invent(endpoint.query, known)) as Record<string, unknown>)
  const body = endpoint.body && random(invent(endpoint.body, known))
  const who = pick(callersFor(endpoint)) ?? 'guest'
  const headers: Record<string, string> = { 'X-Locale': pick(['zh', 'cn', 'en'])! }
  if (who !== 'nobody') headers['Authorization'] = `Bearer ${(await callerNamed(who)).token}`
  const asked = query && typeof query === 'object' ? query : {}
  const address = `/api${addressOf(endpoint, params, asked)}`
  const init = { method: endpoint.method, headers, ...(await payload(endpoint, body, headers, pick)) }
  const response = await shop.request(address, init)
  const text = response.ok ? (await response.arrayBuffer(), '') : await response.text()
  if (response.status === 401 && who !== 'nobody') opened.delete(who)
  return { status: response.status, text, sent: { who, address, ...(body !== undefined && { body }) } satisfies Sent }
}

type Pick = <One>(from: readonly One[]) => One | undefined

async function payload(endpoint: Endpoint, body: unknown, headers: Record<string, string>, pick: Pick) {
  if (endpoint.file) {
    const form = new FormData()
    form.set(endpoint.file, await pick(files)!())
    return { body: form }
  }
  if (body === undefined) return endpoint.bytesAtMost ? { body: '{"id":"x"}' } : {}
  headers['Content-Type'] = 'application/json'
  return { body: JSON.stringify(body) }
}

function callersFor({ access }: Endpoint): readonly (Caller | 'nobody')[] {
  if (permissionOf(access)) return [...Array.from({ length: 9 }, () => 'owner' as const), 'client']
  if (access === 'registered') return ['client', 'client', 'client', 'member', 'guest']
  return access === 'guest' ? ['client', 'client', 'member', 'guest'] : ['client', 'client', 'guest', 'nobody']
}

let drawn = 0
const nextSeed = () => (seed + 7919 * (drawn += 1)) | 0

test('R66 no input makes any call answer 5xx', { timeout: 1_200_000 }, async () => {
  const failed: object[] = []
  const answered = { all: 0, well: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const rows = await readRows(shop.context.db)
    for (const endpoint of Object.values(endpoints)) {
      const { status, text, sent } = await send(endpoint, rows)
      answered.all += 1
      if (status < 300) answered.well += 1
      if (status >= 500) failed.push({ call: `${endpoint.method} ${endpoint.path}`, status, text, ...sent })
    }
  }
  expect(failed, `seed ${seed}`).toEqual([])
  expect(answered.well / answered.all).toBeGreaterThan(0.25)
})
