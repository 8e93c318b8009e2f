import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { searchOffice } from '@fitout/contract/staff/search.ts'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { asBulk } from '../../testing/growth-queries.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'

const desk = withOrderDesk()
let owner: StaffVisitor
let order: { id: string; reference: string }
beforeAll(async () => {
  owner = await openStaff(desk.shop, 'owner')
  const { guest, ...placed } = await desk.newOrder()
  order = placed
  await publishConstants(desk.shop.context)
  const { db } = desk.shop.context
  const person = { recipient_name: '歐陽大文', email: 'au.yeung@home.example', area_code: '852', phone: '91234567' }
  await db.updateTable('orders').set(person).where('id', '=', order.id).execute()
  const enquiry = { name: 'Au Yeung', email: 'au.yeung@home.example', subject: '浴室翻新', description: '兩個浴室。' }
  await guest.call(sendEnquiry, { body: enquiry })
})

const find = async (q: string, staff = owner) => (await staff.call(searchOffice, { query: { q } })).data
const kindsOf = async (q: string, staff = owner) => (await find(q, staff)).map(({ kind }) => kind)

test('an order is found by any part of its number, by a Chinese name and by a telephone number in any spacing', async () => {
  const middle = order.reference.slice(4, 9).toLowerCase()
  for (const q of [middle, '大文', '歐', '+852 9123 4567', '2345']) {
    expect([q, (await find(q)).map(({ _id }) => _id)]).toEqual([q, [order.id]])
  }
  expect(await kindsOf('au.yeung@home')).toEqual(['order', 'enquiry'])
  for (const { at } of await find('au.yeung@home')) expect(Date.parse(at ?? '')).toBeGreaterThan(0)
  expect(await kindsOf('浴室')).toEqual(['enquiry'])
  for (const nothing of ['a', '%%', '__', 'no such thing']) expect(await find(nothing)).toEqual([])
})

test('results that the role may not see are left out', async () => {
  const editor = await openStaff(desk.shop, 'editor')
  expect(await kindsOf('大文', editor)).toEqual([])
  expect(await kindsOf('浴室', await openStaff(desk.shop, 'site'))).toEqual([])
})

test('the search uses its index however many orders there are', async () => {
  const { db } = desk.shop.context
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<Record<string, string>>`
      explain select id from orders where search_grams(
        reference || ' ' || recipient_name || ' ' || coalesce(email, '') || ' ' || area_code || phone)
        @> search_grams('大文')`.execute(trx)
    return rows.flatMap((row) => Object.values(row)).join('\n')
  })
  expect(plan).toContain('orders_found_by_staff')
})

test.each([
  [
    'renovations of a status',
    'Index Only Scan using renovations_looked_through',
    sql`select id, reference, title, client_name, moved_at from renovations where status = 'PLANNING'
      order by moved_at desc, id desc limit 20000`,
  ],
  [
    'variants',
    'Index Scan using products_in_order',
    sql`select v.id, v.sku, p.title from product_variants v join products p on p.id = v.product_id
      order by p.key, p.id, v.position, v.id limit 20000`,
  ],
])('%s are scanned for common terms along an index', async (_, expected, statement) => {
  const { db } = desk.shop.context
  await sql`vacuum renovations`.execute(db)
  const plan = await db.transaction().execute(async (trx) => {
    for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'sort'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx)
    const { rows } = await sql<Record<string, string>>`explain ${statement}`.execute(trx)
    return rows.flatMap((row) => Object.values(row)).join('\n')
  })
  expect(plan).toContain(expected)
})

test('an older order behind many newer ones is found by any four digits of its telephone number', async () => {
  const { db } = desk.shop.context
  const copy = (number: string) => sql`
    select (jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'reference', 'LN-' || k, 'phone', ${sql.raw(number)}))).*
    from orders o, generate_series(1, 2500) k where o.id = ${order.id}`
  await db.updateTable('orders').set({ phone: '98765432' }).where('id', '=', order.id).execute()
  const inBulk = (statement: RawBuilder<unknown>) =>
    db.transaction().execute(async (trx) => {
      await asBulk(trx)
      await statement.execute(trx)
    })
  await inBulk(sql`insert into orders ${copy("'987' || lpad(k::text, 5, '0')")}`)
  for (const q of ['8765432', '5432', '85298765432']) {
    expect([q, (await find(q)).filter(({ kind }) => kind === 'order').map(({ _id }) => _id)]).toEqual([q, [order.id]])
  }
  await inBulk(sql`delete from orders where reference ~ '^LN-[0-9]+$'`)
})
