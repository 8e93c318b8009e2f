import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { locales } from '@fitout/contract/locales.ts'
import { adjustPoints, listCustomers } from '@fitout/contract/staff/customers.ts'
import { mergeCustomer } from '@fitout/contract/staff/customer-merges.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { type Member, openMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { placeOrder } from '../../testing/visitors.ts'
import { noBuilding } from '../renovations/renovation-room.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
let variant: string
type Made = { id: string; member: Member; language: string; ordered: boolean; points: boolean; builds: boolean }
/** In the order in which they registered. */
const made: Made[] = []

const givePoints = (id: string, points: number) =>
  manager.call(adjustPoints, { params: { id }, body: { points, reason: { zh: '補分', cn: '补分', en: 'Made good' } } })

const startRenovation = (accountId: string) =>
  sql`
  with room as (
    insert into renovations (id, reference, status, title, language, client_name, building, created_at, moved_at)
    values (uuidv7(), ${`RN-${accountId}`}, 'PLANNING', 'Flat', 'en', 'Client', ${JSON.stringify(noBuilding)}::jsonb, now(), now())
    returning id)
  insert into renovation_members (id, renovation_id, account_id, "right", created_at)
  select uuidv7(), id, ${accountId}, 'CLIENT', now() from room`.execute(desk.shop.context.db)

beforeAll(async () => {
  manager = await openStaff(desk.shop, 'owner')
  variant = await desk.goods.addVariant({ stock: [50, 0], priceCents: 100_000 })
  for (let at = 0; at < 12; at += 1) {
    const member = await openMember(desk.shop)
    const one = { language: locales[at % 3]!, ordered: at % 2 === 0, points: at % 4 < 2, builds: at % 5 === 0 }
    await sql`update accounts set language = ${one.language} where id = ${member.accountId}`.execute(
      desk.shop.context.db,
    )
    if (one.ordered) {
      const { _id: id } = await placeOrder(desk.goods, member, { [variant]: 1 + (at % 3) })
      if (at % 3 > 0) await confirmPayment(desk.shop.context, id)
    }
    if (one.points) await givePoints(member.accountId, 10)
    if (one.builds) await startRenovation(member.accountId)
    made.push({ id: member.accountId, member, ...one })
  }
})

type Asked = QueryInput<typeof listCustomers>
type Page = {
  data: { _id: string; email: string | null; spent: number }[]
  next_page_url: string | null
  total: number
}

async function walk(query: Asked) {
  const found: Page['data'] = []
  const totals = new Set<number>()
  let next: Asked | undefined = query
  while (next) {
    const page: Page = await manager.call(listCustomers, { query: next })
    found.push(...page.data)
    totals.add(page.total)
    next = page.next_page_url ? (Object.fromEntries(new URL(page.next_page_url).searchParams) as never) : undefined
  }
  return { found, totals: [...totals] }
}

const asks: Asked[] = [
  { language: 'en' },
  { has_ordered: 'true' },
  { has_ordered: 'false', language: 'zh' },
  { has_points: 'true', has_ordered: 'true' },
  { has_points: 'false', has_renovation: 'true' },
  { has_renovation: 'false', language: 'cn', has_points: 'true' },
  { language: 'zh', has_ordered: 'true', has_points: 'true', has_renovation: 'true' },
  { has_ordered: 'true', takes_mail: 'false' },
  { has_ordered: 'true', spent_at_least: 1 },
  { has_points: 'true', spent_at_most: 1000, last_order_from: '2020-01-01' },
]
const fits = (one: Made, query: Asked) =>
  (query.language ?? one.language) === one.language &&
  (query.has_ordered ?? `${one.ordered}`) === `${one.ordered}` &&
  (query.has_points ?? `${one.points}`) === `${one.points}` &&
  (query.has_renovation ?? `${one.builds}`) === `${one.builds}`

test.each(asks)('customers by %o are listed in each order, in pages of any size', async (query) => {
  const isPlain = !('spent_at_least' in query || 'spent_at_most' in query)
  const expected = made.filter((one) => fits(one, query)).map(({ id }) => id)
  const { found: all } = await walk(query)
  const ids = all.map(({ _id }) => _id)
  if (isPlain) expect(ids).toEqual(expected.toReversed())
  expect(expected).toEqual(expect.arrayContaining(ids))
  for (const per_page of [2, 25]) {
    for (const [sort_by, key] of [
      ['registered_at', ({ _id }) => made.findIndex(({ id }) => id === _id)],
      ['email', ({ email }) => email ?? ''],
      ['spent', ({ spent }) => spent],
    ] as [Asked['sort_by'], (row: Page['data'][number]) => string | number][]) {
      const { found, totals } = await walk({ ...query, per_page, sort_by, sort_order: 'asc' })
      const keys = found.map((row) => key(row))
      expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
      expect(found.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
      expect(totals).toEqual([ids.length])
      const { found: backward } = await walk({ ...query, per_page, sort_by, sort_order: 'desc' })
      expect(backward.map(({ _id }) => _id)).toEqual(found.map(({ _id }) => _id).toReversed())
    }
  }
})

test('what customers are is listed at once, whatever changes it', async () => {
  const { db } = desk.shop.context
  const [one, other] = [await openMember(desk.shop), await openMember(desk.shop)]
  const isAmong = async (query: Asked, { accountId }: Member) =>
    (await walk(query)).found.some(({ _id }) => _id === accountId)
  expect(await isAmong({ has_points: 'false' }, one)).toBe(true)
  await givePoints(one.accountId, 5)
  expect(await isAmong({ has_points: 'true' }, one)).toBe(true)
  await givePoints(one.accountId, -5)
  expect(await isAmong({ has_points: 'true' }, one)).toBe(false)
  await sql`update accounts set language = 'en' where id = ${one.accountId}`.execute(db)
  expect(await isAmong({ language: 'en' }, one)).toBe(true)
  await placeOrder(desk.goods, other, { [variant]: 1 })
  await givePoints(other.accountId, 5)
  expect(await isAmong({ has_ordered: 'true', has_points: 'true' }, one)).toBe(false)
  await manager.call(mergeCustomer, {
    params: { id: one.accountId },
    body: { kind: 'customer', other: other.accountId, reason: 'The same person' },
  })
  expect(await isAmong({ has_ordered: 'true', has_points: 'true' }, one)).toBe(true)
  expect(await isAmong({ has_ordered: 'true' }, other)).toBe(false)
  await expectInvariants(desk.shop.context.db)
})

test('facts that the release before writes, and notes that it takes, have the traits too', async () => {
  const { db } = desk.shop.context
  const { id } = made[0]!
  const traits = () =>
    db
      .selectFrom('customer_facts')
      .select(['language', 'has_ordered', 'has_points', 'has_renovation'])
      .where('account_id', '=', id)
      .execute()
  const own = [{ language: 'zh', has_ordered: true, has_points: true, has_renovation: true }]
  await sql`delete from customer_facts where account_id = ${id}`.execute(db)
  await sql`insert into customer_facts (account_id) values (${id})`.execute(db)
  expect(await traits()).toEqual(own)
  await sql`update customer_facts set has_ordered = false, language = 'en' where account_id = ${id}`.execute(db)
  await sql`insert into stale_customer_facts (account_id) values (${id})`.execute(db)
  await sql`delete from stale_customer_facts`.execute(db)
  expect(await traits()).toEqual(own)
})

test.each(['registered_at', 'email', 'spent_cents'])('a group is read along one index by %s', async (column) => {
  const plan = await desk.shop.context.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    await sql`set local enable_bitmapscan = off`.execute(trx)
    const { rows } = await sql<Record<string, string>>`explain
      select k.account_id from customer_facts k
      where k.language = 'zh' and k.has_ordered = true and k.has_points = false and k.has_renovation = false
        and k.last_order_at < now() and k.spent_cents < 100
      order by ${sql.ref(`k.${column}`)} desc, k.account_id desc limit 26`.execute(trx)
    return rows.flatMap((row) => Object.values(row)).join('\n')
  })
  expect(plan).toContain('Index Only Scan Backward using customer_facts_of_group')
  expect(plan).not.toContain('Sort')
})
