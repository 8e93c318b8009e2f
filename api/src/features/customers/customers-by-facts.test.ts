import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { countedAtMost } from '@fitout/contract/limits.ts'
import { listCustomers } from '@fitout/contract/staff/customers.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Member, openMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { placeOrder } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
/** In the order in which they registered: each ordered, the later ones later. */
const members: Member[] = []
const bought = 5
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
  const variant = await desk.goods.addVariant({ stock: [20, 0], priceCents: 100_000 })
  for (let at = 0; at < bought; at += 1) {
    const member = await openMember(desk.shop)
    const { _id: id } = await placeOrder(desk.goods, member, { [variant]: 1 })
    await confirmPayment(desk.shop.context, id)
    await sql`update orders set created_at = now() - ${(bought - at) * 10} * interval '1 day' where id = ${id}`.execute(
      desk.shop.context.db,
    )
    await sql`update accounts set registered_at = now() - ${bought - at} * interval '1 hour'
      where id = ${member.accountId}`.execute(desk.shop.context.db)
    members.push(member)
  }
  // Never ordered.
  await openMember(desk.shop)
})

type Asked = QueryInput<typeof listCustomers>

/** The customers of all pages, by following their links. */
async function walk(query: Asked): Promise<number[]> {
  const found: string[] = []
  let next: Asked | undefined = query
  while (next) {
    const page: { data: { _id: string }[]; next_page_url: string | null } = await manager.call(listCustomers, {
      query: next,
    })
    found.push(...page.data.map(({ _id: id }) => id))
    next = page.next_page_url ? (Object.fromEntries(new URL(page.next_page_url).searchParams) as never) : undefined
  }
  return found.map((id) => members.findIndex(({ accountId }) => accountId === id))
}

const day = (daysAgo: number) => new Date(Date.now() + (8 - 24 * daysAgo) * 3_600_000).toISOString().slice(0, 10)

test.each<[string, Asked, number[]]>([
  ['a last order long ago', { last_order_until: day(25) }, [2, 1, 0]],
  ['a recent last order', { last_order_from: day(35) }, [4, 3, 2]],
  ['a last order between two days', { last_order_from: day(45), last_order_until: day(15) }, [3, 2, 1]],
  ['an amount spent', { spent_at_least: 1000 }, [4, 3, 2, 1, 0]],
  ['an amount spent in a period', { spent_at_least: 1000, spent_from: day(25) }, [4, 3, 2, 1, 0]],
  ['both', { spent_at_least: 1000, last_order_until: day(25) }, [2, 1, 0]],
  ['both, with no orders required', { spent_at_most: 10, last_order_until: day(25) }, []],
  ['an order and a district', { last_order_until: day(25), district: 'islands' }, []],
  ['an order and a search', { last_order_until: day(25), q: 'example' }, [2, 1, 0]],
])('customers found by %s are listed by registration, in pages of any size', async (_, filter, expected) => {
  for (const per_page of [1, 2, 25]) {
    expect(await walk({ ...filter, per_page })).toEqual(expected)
    expect(await walk({ ...filter, per_page, sort_by: 'registered_at', sort_order: 'asc' })).toEqual(
      expected.toReversed(),
    )
    expect((await walk({ ...filter, per_page, sort_by: 'email' })).toSorted()).toEqual(expected.toSorted())
  }
})

test('more customers than are counted are listed by registration, whatever the months of their last orders', async () => {
  const { db } = desk.shop.context
  const [atOnce, all] = [1000, countedAtMost * 1.4]
  for (let from = 1; from <= all; from += atOnce) {
    await sql`
      with made as (
        insert into accounts (id, type, username, email, language, created_at, registered_at)
        select uuidv7(), 'EMAIL', 'Long ago ' || k, 'long-ago-' || k || '@example.com', 'en', '2020-01-01',
          timestamptz '2020-01-01' + k * interval '1 minute'
        from generate_series(${from}::int, ${from + atOnce - 1}::int) k
        returning id, registered_at)
      insert into customer_facts (account_id, districts, last_order_at)
      select id, array['islands'], timestamptz '2021-06-15' + (extract(epoch from registered_at)::bigint / 60 % 400) * interval '1 day'
      from made`.execute(db)
  }
  const filter = { last_order_from: '2021-07-31', last_order_until: '2022-06-30', per_page: 100 }
  for (const sort_order of ['desc', 'asc'] as const) {
    const { rows } = await sql<{ id: string }>`
      select a.id from accounts a join customer_facts k on k.account_id = a.id
      where k.last_order_at >= '2021-07-31 00:00+08' and k.last_order_at < '2022-07-01 00:00+08'
      order by a.registered_at ${sql.raw(sort_order)} limit 300`.execute(db)
    const asked = { ...filter, sort_by: 'registered_at', sort_order } as const
    const first = await manager.call(listCustomers, { query: asked })
    const after = new URL(first.next_page_url ?? '').searchParams.get('after') ?? ''
    const second = await manager.call(listCustomers, { query: { ...asked, page: 2, after } })
    const third = await manager.call(listCustomers, { query: { ...asked, page: 3 } })
    expect([first, second, third].flatMap(({ data }) => data.map(({ _id }) => _id))).toEqual(rows.map(({ id }) => id))
  }
  const inDistrict = { q: 'g', district: 'islands', per_page: 2 } as const
  expect(await manager.call(listCustomers, { query: inDistrict })).toMatchObject({
    data: [{ name: `Long ago ${all}` }, { name: `Long ago ${all - 1}` }],
    total: countedAtMost + 1,
  })
  const ofDistrict = await manager.call(listCustomers, {
    query: { district: 'islands', has_ordered: 'false', per_page: 2 },
  })
  expect(ofDistrict).toMatchObject({ data: [{ name: `Long ago ${all}` }, { name: `Long ago ${all - 1}` }] })
  const byMail = { district: 'islands', sort_by: 'email', sort_order: 'desc', per_page: 2 } as const
  const page = await manager.call(listCustomers, { query: byMail })
  const after = new URL(page.next_page_url ?? '').searchParams.get('after') ?? ''
  const next = await manager.call(listCustomers, { query: { ...byMail, page: 2, after } })
  const { rows: last } = await sql<{ id: string }>`
    select id from accounts where username like 'Long ago %' order by email desc limit 4`.execute(db)
  expect([...page.data, ...next.data].map(({ _id }) => _id)).toEqual(last.map(({ id }) => id))
  const { total } = await manager.call(listCustomers, { query: filter })
  expect(total).toBe(countedAtMost + 1)
})

test('facts hold the registration, even if the former release writes them, and follow it', async () => {
  const { db } = desk.shop.context
  const { accountId } = await openMember(desk.shop)
  // As the previous release does.
  await sql`insert into customer_facts (account_id) values (${accountId}) on conflict do nothing`.execute(db)
  const both = async () => {
    const { rows } = await sql<{ kept: Date; own: Date }>`
      select f.registered_at as kept, a.registered_at as own from customer_facts f
      join accounts a on a.id = f.account_id where a.id = ${accountId}`.execute(db)
    return rows[0]!
  }
  const { kept, own } = await both()
  expect(kept).toEqual(own)
  await sql`update accounts set registered_at = registered_at - interval '1 year' where id = ${accountId}`.execute(db)
  const moved = await both()
  expect(moved.own.getTime()).toBeLessThan(own.getTime())
  expect(moved.kept).toEqual(moved.own)
})

test('a page is read along one index, without the table, however many customers do not match', async () => {
  const plan = await desk.shop.context.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    await sql`set local enable_bitmapscan = off`.execute(trx)
    await sql`set local enable_sort = off`.execute(trx)
    const { rows } = await sql<Record<string, string>>`explain
      select k.account_id from customer_facts k where k.last_order_at < now() and k.spent_cents >= 1
      order by k.registered_at desc, k.account_id desc limit 26`.execute(trx)
    return rows.flatMap((row) => Object.values(row)).join('\n')
  })
  expect(plan).toContain('Index Only Scan using customer_facts_newest')
  expect(plan).not.toContain('Sort')
})
