import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { listCustomers } from '@fitout/contract/staff/customers.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { openMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { placeOrder } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
/** Members by the number of pieces they bought, and two who bought nothing. */
const ids: Record<string, string> = {}
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
  const variant = await desk.goods.addVariant({ stock: [20, 0], priceCents: 100_000 })
  for (const pieces of [2, 3, 1]) {
    const member = await openMember(desk.shop)
    const { _id: id } = await placeOrder(desk.goods, member, { [variant]: pieces })
    await confirmPayment(desk.shop.context, id)
    ids[member.accountId] = String(pieces)
  }
  for (const name of ['none', 'none']) ids[(await openMember(desk.shop)).accountId] = name
})

type Asked = QueryInput<typeof listCustomers>

/** The customers of all pages, by following their links, each with what the list says they spent. */
async function walk(query: Asked): Promise<[string, number][]> {
  const found: [string, number][] = []
  let next: Asked | undefined = query
  while (next) {
    const page: { data: { _id: string; spent: number }[]; next_page_url: string | null } = await manager.call(
      listCustomers,
      { query: next },
    )
    found.push(...page.data.map(({ _id, spent }): [string, number] => [ids[_id] ?? '', spent]))
    next = page.next_page_url ? (Object.fromEntries(new URL(page.next_page_url).searchParams) as never) : undefined
  }
  return found
}

const names = (found: [string, number][]) => found.map(([name]) => name)

test.each<[string, Asked, string[]]>([
  ['all', {}, ['3', '2', '1', 'none', 'none']],
  ['those who ordered', { has_ordered: '1' }, ['3', '2', '1']],
  ['those who spent at most an amount', { spent_at_most: 2900 }, ['2', '1', 'none', 'none']],
  ['those who spent at least an amount', { spent_at_least: 1500 }, ['3', '2']],
  ['those who spent an amount in a period', { spent_at_least: 1500, spent_from: '2020-01-01' }, ['3', '2']],
  ['those with a last order', { last_order_from: '2020-01-01' }, ['3', '2', '1']],
  ['those of a search', { q: 'example' }, ['3', '2', '1', 'none', 'none']],
  ['those of a search who ordered', { q: 'example', has_ordered: '1' }, ['3', '2', '1']],
])('of customers, %s are sorted by what they spent, in pages of any size', async (_, filter, expected) => {
  for (const per_page of [1, 2, 25]) {
    const most = await walk({ ...filter, per_page, sort_by: 'spent', sort_order: 'desc' })
    expect(names(most)).toEqual(expected)
    expect(most.map(([, spent]) => spent)).toEqual(most.map(([, spent]) => spent).toSorted((one, other) => other - one))
    const least = await walk({ ...filter, per_page, sort_by: 'spent', sort_order: 'asc' })
    expect(names(least)).toEqual(expected.toReversed())
  }
})

test('those who spent the most are read along one index', async () => {
  const plan = await desk.shop.context.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    await sql`set local enable_sort = off`.execute(trx)
    const { rows } = await sql<Record<string, string>>`explain
      select k.account_id from customer_facts k where k.last_order_at < now()
      order by k.spent_cents desc, k.account_id desc limit 26`.execute(trx)
    return rows.flatMap((row) => Object.values(row)).join('\n')
  })
  expect(plan).toContain('Index Only Scan Backward using customer_facts_by_spending')
})

test('what is spent in a period is summed from whole months and the days beside them', async () => {
  const { db } = desk.shop.context
  const of = (name: string) => Object.entries(ids).find(([, own]) => own === name)?.[0]
  for (const [name, paidAt] of [
    ['1', '2023-01-31 23:59+08'],
    ['2', '2023-02-01 00:00+08'],
    ['3', '2023-03-31 23:59+08'],
  ] as const) {
    await sql`update orders set paid_at = ${paidAt} where account_id = ${of(name)}`.execute(db)
  }
  for (const [spent_from, spent_until, expected] of [
    ['2023-01-31', '2023-04-01', ['3', '2', '1']],
    ['2023-02-01', '2023-03-31', ['3', '2']],
    ['2023-02-02', '2023-03-30', []],
    ['2023-01-15', '2023-03-30', ['2', '1']],
    ['2023-02-01', '2023-02-01', ['2']],
    [undefined, '2023-02-01', ['2', '1']],
    [undefined, '2023-01-30', []],
    ['2023-02-02', undefined, ['3']],
    ['2023-04-01', undefined, []],
  ] as const) {
    const asked = { spent_at_least: 1, sort_by: 'spent', sort_order: 'desc', spent_from, spent_until } as const
    expect(names(await walk(asked))).toEqual(expected)
    const most = { ...asked, spent_at_least: undefined, spent_at_most: 0 }
    expect(names(await walk(most))).toEqual(
      ['3', '2', '1', 'none', 'none'].filter((name) => !expected.includes(name as never)),
    )
    expect(names(await walk({ ...asked, spent_at_least: 1500 }))).toEqual(expected.filter((name) => name !== '1'))
  }
  await expectInvariants(db, ['Days summed'])
})
