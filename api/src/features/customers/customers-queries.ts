import type { Locale, Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { spentCents } from './customer-facts-queries.ts'
import { registered } from './customer-filter-queries.ts'

export type CustomerRow = {
  id: string
  username: string | null
  email: string | null
  area_code: string | null
  phone: string | null
  registered_at: Date | null
  language: Locale
  email_verified_at: Date | null
  phone_verified_at: Date | null
  order_count: number
  wishlist_count: number
  review_count: number
  points: number
  points_owed: number
  points_earned: number
  disabled_at: Date | null
  disabled_reason: string | null
  avatar_file_id: string | null
  spent_cents: number
  tags: string[]
}

export const customerColumns = sql`a.id, a.username, a.email, a.area_code, a.phone, a.registered_at, a.language,
  a.email_verified_at, a.phone_verified_at, a.disabled_at, a.disabled_reason, a.avatar_file_id,
  (select count(*)::int from orders o where o.account_id = a.id) as order_count,
  (select count(*)::int from wishlist_items w where w.account_id = a.id) as wishlist_count,
  (select count(*)::int from product_reviews r where r.account_id = a.id) as review_count,
  coalesce((select balance from memberships m where m.account_id = a.id), 0) as points,
  coalesce((select debt from memberships m where m.account_id = a.id), 0) as points_owed,
  coalesce((select earned from memberships m where m.account_id = a.id), 0) as points_earned,
  ${spentCents} as spent_cents,
  array(select t.tag from customer_tags t where t.account_id = a.id order by t.tag) as tags`

export async function findCustomerRow(db: Database, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`select ${customerColumns} ${registered} and a.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns the customer and locks the row until the transaction ends. */
export async function lockCustomer(db: Database, id: string): Promise<CustomerRow | undefined> {
  await sql`select from accounts where id = ${id} for update`.execute(db)
  return findCustomerRow(db, id)
}

/** The customer must be locked. */
export async function setSuspension(db: Database, id: string, at: Date | null, reason: string | null): Promise<void> {
  await db.updateTable('accounts').set({ disabled_at: at, disabled_reason: reason }).where('id', '=', id).execute()
}

const newestAtMost = 20

export async function listOrdersOf(db: Database, accountId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'reference', 'created_at', 'status', 'payment_status', 'total_cents', 'points'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(newestAtMost)
    .execute()
}

export async function listPointsOf(db: Database, accountId: string) {
  const { rows } = await sql<{
    id: string
    kind: 'earn' | 'redeem' | 'reverse' | 'adjust'
    points: number
    balance: number
    owed: number
    points_owed: number
    reason: Words | null
    created_at: Date
  }>`
    select id, kind, points, balance, owed, debt as points_owed, reason, created_at from point_entries where account_id = ${accountId}
    order by created_at desc, id desc limit ${newestAtMost}`.execute(db)
  return rows
}

export async function listConsentsOf(db: Database, accountId: string) {
  return db
    .selectFrom('consents')
    .select(['content_type', 'channel', 'is_accept', 'source', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('number', 'desc')
    .execute()
}

export async function listNotesOf(db: Database, accountId: string) {
  return db
    .selectFrom('account_notes as n')
    .innerJoin('staff as s', 's.id', 'n.staff_id')
    .select(['n.id', 'n.text', 'n.created_at', 's.name'])
    .where('n.account_id', '=', accountId)
    .orderBy('n.created_at')
    .execute()
}

export async function insertAccountNote(
  db: Database,
  note: { id: string; account_id: string; staff_id: string; text: string },
): Promise<void> {
  await db.insertInto('account_notes').values(note).execute()
}

/** The account must be locked. */
export async function setTags(db: Database, account_id: string, tags: readonly string[]): Promise<void> {
  await db.deleteFrom('customer_tags').where('account_id', '=', account_id).execute()
  const rows = tags.map((tag) => ({ account_id, tag }))
  if (rows.length > 0) await db.insertInto('customer_tags').values(rows).execute()
}

const tagsAtMost = 200

export async function countTags(db: Database) {
  return db
    .selectFrom('customer_tags')
    .select(['tag', (eb) => eb.fn.countAll<number>().as('customers')])
    .groupBy('tag')
    .orderBy('customers', 'desc')
    .orderBy('tag')
    .limit(tagsAtMost)
    .execute()
}
