import type { Words } from '@fitout/contract/locales.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PersonalTable } from './personal-data-map.ts'

export type PersonalRow = Record<string, unknown>

function isOwn({ owner }: PersonalTable, accountId: string): RawBuilder<unknown> {
  if (owner === 'order_id') return sql`order_id in (select id from orders where account_id = ${accountId}::uuid)`
  return sql`${sql.ref(owner)} = ${accountId}::uuid`
}

export async function listPersonalRows(db: Database, entry: PersonalTable, accountId: string): Promise<PersonalRow[]> {
  const columns = sql.join(entry.columns.map((column) => sql.ref(column)))
  const { rows } = await sql<PersonalRow>`
    select ${columns} from ${sql.table(entry.table)} where ${isOwn(entry, accountId)} order by 1`.execute(db)
  return rows
}

/** What the things are called that rows of a person name: pieces, products, articles, vouchers and orders. */
export async function listTitles(db: Database, ids: string[]): Promise<Map<string, Words>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; title: Words }>`
    select v.id, (select jsonb_object_agg(p.key, p.value || ' · ' || coalesce(v.title ->> p.key, ''))
        from jsonb_each_text(products.title) p) as title
      from product_variants v join products on products.id = v.product_id where v.id = any(${ids}::uuid[])
    union all select id, title from products where id = any(${ids}::uuid[])
    union all select id, title from posts where id = any(${ids}::uuid[])
    union all select id, title from vouchers where id = any(${ids}::uuid[])
    union all select id, jsonb_build_object('zh', reference) from orders where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Takes the person out of a table as the map says. */
export async function erasePersonalRows(db: Database, entry: PersonalTable, accountId: string): Promise<void> {
  if (entry.erasure === 'keep') return
  if (entry.erasure === 'delete') {
    await sql`delete from ${sql.table(entry.table)} where ${isOwn(entry, accountId)}`.execute(db)
    return
  }
  const changes = sql.join(Object.entries(entry.erasure).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  await sql`update ${sql.table(entry.table)} set ${changes} where ${isOwn(entry, accountId)}`.execute(db)
}

/** Who is to be forgotten, the row locked until the transaction ends. */
export async function findPersonForChange(db: Database, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Orders that still need to reach somebody. */
export async function listOpenOrderIds(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['submitted', 'pending'])
    .where('delivery_status', '<>', 'delivered')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Proofs stand between two people when one paid for the other's order: what this person handed in for others becomes
 * theirs, what others handed in for this person's orders is let go.
 */
export async function partProofs(db: Database, accountId: string): Promise<void> {
  await sql`
    update files f set account_id = o.account_id from orders o
    where o.proof_file_id = f.id and f.account_id = ${accountId}::uuid and o.account_id <> f.account_id`.execute(db)
  await sql`
    update files f set used_at = null from orders o
    where o.proof_file_id = f.id and o.account_id = ${accountId}::uuid and f.account_id <> o.account_id`.execute(db)
}

/** What of a person staff decide about, each with a line in the trail; the person too. */
export async function listDecidedIds(db: Database, accountId: string): Promise<string[]> {
  const own = sql`(select id from orders where account_id = ${accountId}::uuid)`
  const { rows } = await sql<{ id: string }>`
    select id::text from accounts where id = ${accountId}::uuid
    union all select id::text from orders where id in ${own}
    union all select id::text from refund_requests where order_id in ${own}
    union all select id::text from product_reviews where account_id = ${accountId}::uuid
    union all select id::text from post_comments where account_id = ${accountId}::uuid
    union all select id::text from payment_puzzles where ${isAboutPaymentsOf(accountId)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Why a payment was settled as it was is for those alone who knew whose it was; the settlement stays. */
export async function erasePuzzleReasons(db: Database, accountId: string): Promise<void> {
  await sql`
    update payment_puzzles set settled_reason = '–'
    where settled_reason is not null and ${isAboutPaymentsOf(accountId)}`.execute(db)
}

function isAboutPaymentsOf(accountId: string): RawBuilder<unknown> {
  return sql`(session_id in (select id from payment_sessions where account_id = ${accountId}::uuid)
    or refund_id in (select r.id from payment_refunds r join payment_sessions s on s.id = r.session_id
      where s.account_id = ${accountId}::uuid))`
}

export async function listOwnStorageKeys(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('files').select('storage_key').where('account_id', '=', accountId).execute()
  return rows.map((row) => row.storage_key)
}

export async function deleteKeptAnswers(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('account_id', '=', accountId).execute()
}

export async function markDeleted(db: Database, accountId: string, now: Date): Promise<void> {
  await db.updateTable('accounts').set({ deleted_at: now }).where('id', '=', accountId).execute()
}
