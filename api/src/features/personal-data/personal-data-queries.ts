import type { Words } from '@fitout/contract/locales.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PersonalTable } from './personal-table.ts'

export type PersonalRow = Record<string, unknown>

/** The rows of a table that belong to a person. */
export function isOwn({ owner }: PersonalTable, accountId: string): RawBuilder<unknown> {
  if (owner === 'order_id') return sql`order_id in (select id from orders where account_id = ${accountId}::uuid)`
  if (owner === 'enquiry_id') {
    return sql`enquiry_id in (select id from enquiries where account_id = ${accountId}::uuid)`
  }
  const rooms = sql`(select renovation_id from renovation_members where account_id = ${accountId}::uuid and "right" = 'CLIENT')`
  if (owner === 'renovation_id') return sql`renovation_id in ${rooms}`
  if (owner === 'client') return sql`id in ${rooms}`
  if (owner === 'id') return sql`id = ${accountId}::uuid`
  // Rows kept with an account that was merged into this one belong to it too.
  return sql`${sql.ref(owner)} = any(array(
    select a.id from accounts a where a.id = ${accountId}::uuid or a.merged_into = ${accountId}::uuid))`
}

const batchRows = 500

/** A table's rows of the person in batches, within a transaction, so that all show the same moment. */
export async function* readPersonalRows(trx: Database, entry: PersonalTable, accountId: string) {
  const cursor = sql.id(`personal_${entry.table}`)
  const columns = sql.join(entry.columns.map((column) => sql.ref(column)))
  await sql`
    declare ${cursor} no scroll cursor for
    select ${columns} from ${sql.table(entry.table)} where ${isOwn(entry, accountId)} order by 1`.execute(trx)
  for (;;) {
    const { rows } = await sql<PersonalRow>`fetch ${sql.lit(batchRows)} from ${cursor}`.execute(trx)
    if (rows.length > 0) yield rows
    if (rows.length < batchRows) break
  }
  await sql`close ${cursor}`.execute(trx)
}

/** The names of the records that a person's rows refer to; a slot by its time in Hong Kong. */
export async function listTitles(db: Database, ids: string[]): Promise<Map<string, Words>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; title: Words }>`
    select v.id, (select jsonb_object_agg(p.key, p.value || ' · ' || coalesce(v.title ->> p.key, ''))
        from jsonb_each_text(products.title) p) as title
      from product_variants v join products on products.id = v.product_id where v.id = any(${ids}::uuid[])
    union all select id, title from products where id = any(${ids}::uuid[])
    union all select id, title from posts where id = any(${ids}::uuid[])
    union all select id, subject from mailings where id = any(${ids}::uuid[])
    union all select id, title from vouchers where id = any(${ids}::uuid[])
    union all select id, jsonb_build_object('zh', reference) from orders where id = any(${ids}::uuid[])
    union all select id, jsonb_build_object('zh', reference) from enquiries where id = any(${ids}::uuid[])
    union all select id, jsonb_build_object('zh', reference) from renovations where id = any(${ids}::uuid[])
    union all select id, jsonb_build_object('zh', to_char(starts_at at time zone 'Asia/Hong_Kong', 'DD/MM/YYYY HH24:MI'))
      from appointment_slots where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Anonymises or deletes a table's rows of the person, as the map says. */
export async function erasePersonalRows(db: Database, entry: PersonalTable, accountId: string): Promise<void> {
  if (entry.erasure === 'keep') return
  if (entry.erasure === 'delete') {
    await sql`delete from ${sql.table(entry.table)} where ${isOwn(entry, accountId)}`.execute(db)
    return
  }
  const changes = sql.join(Object.entries(entry.erasure).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  await sql`update ${sql.table(entry.table)} set ${changes} where ${isOwn(entry, accountId)}`.execute(db)
}

/** The person to delete, locked until the transaction ends. */
export async function findPersonForChange(db: Database, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Orders in progress. */
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
 * A picture concerns two people if one paid for the other's order or requested its refund: pictures uploaded for others'
 * orders are transferred to those owners, and pictures uploaded by others for this person's orders are released.
 */
export async function partOrderPictures(db: Database, accountId: string): Promise<void> {
  await sql`
    update files f set account_id = o.account_id from orders o
    where o.proof_file_id = f.id and f.account_id = ${accountId}::uuid and o.account_id <> f.account_id`.execute(db)
  await sql`
    update files f set used_at = null from orders o
    where o.proof_file_id = f.id and o.account_id = ${accountId}::uuid and f.account_id <> o.account_id`.execute(db)
  await sql`
    update files f set account_id = o.account_id from refund_requests r join orders o on o.id = r.order_id
    where r.is_looked_up and f.id = any(r.file_ids) and f.account_id = ${accountId}::uuid
      and o.account_id <> f.account_id`.execute(db)
  await sql`
    update files f set used_at = null from refund_requests r join orders o on o.id = r.order_id
    where r.is_looked_up and f.id = any(r.file_ids) and o.account_id = ${accountId}::uuid
      and f.account_id <> o.account_id`.execute(db)
}

/** Payment pictures for another's renovation are transferred to its client. */
export async function partPayments(db: Database, accountId: string): Promise<void> {
  await sql`
    update files f set account_id = m.account_id
    from payment_records p
    join renovation_members m on m.renovation_id = p.renovation_id and m."right" = 'CLIENT'
    where p.file_id = f.id and p.state in ('SUBMITTED', 'CONFIRMED', 'REVERSED')
      and f.account_id = ${accountId}::uuid and m.account_id <> f.account_id`.execute(db)
}

/**
 * Removes the person from the documents of these rooms, including every member who signed or decided; the documents
 * are sealed. Members leave, except the client, through whom the other tables find their rows.
 */
export async function emptyPapers(db: Database, renovationIds: string[]): Promise<void> {
  if (renovationIds.length === 0) return
  const rooms = sql`renovation_id = any(${renovationIds}::uuid[])`
  const nameless = sql`typed_name = left(typed_name, 0), reason = left(reason, 0), account_id = null, source_hash = null`
  await sql`update quotation_decisions set ${nameless}
    where quotation_id in (select id from quotations where ${rooms})`.execute(db)
  await sql`update variation_decisions set ${nameless}
    where variation_id in (select id from variations where ${rooms})`.execute(db)
  await sql`
    update handovers set client_name = left(client_name, 0), content = jsonb_set(content, '{open_defects}', coalesce((
      select jsonb_agg(d || '{"text": "", "place": ""}' order by n)
      from jsonb_array_elements(content -> 'open_defects') with ordinality as one(d, n)), '[]'))
    where ${rooms}`.execute(db)
  await sql`delete from renovation_members where ${rooms} and "right" <> 'CLIENT'`.execute(db)
}

/** The ids of a person's audited records, including the person. */
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

/** Deletes the reasons of settlements, which may identify the person; the settlements stay. */
export async function eraseUnmatchedPaymentReasons(db: Database, accountId: string): Promise<void> {
  await sql`
    update payment_puzzles set settled_reason = '–'
    where settled_reason is not null and ${isAboutPaymentsOf(accountId)}`.execute(db)
}

function isAboutPaymentsOf(accountId: string): RawBuilder<unknown> {
  return sql`(session_id in (select id from payment_sessions where account_id = ${accountId}::uuid)
    or refund_id in (select r.id from payment_refunds r join payment_sessions s on s.id = r.session_id
      where s.account_id = ${accountId}::uuid))`
}

/** The storage keys of a person's uploads, and of the files in the rooms of which they are the client. */
export async function listOwnStorageKeys(db: Database, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from files where account_id = ${accountId}::uuid
      and storage_key not in (select storage_key from sealed_papers)
    union all select unnest(array_remove(array[r.storage_key, r.small_key], null)) from renovation_file_revisions r
      join renovation_files f on f.id = r.file_id
      where f.renovation_id in (select renovation_id from renovation_members
        where account_id = ${accountId}::uuid and "right" = 'CLIENT')`.execute(db)
  return rows.map(({ key }) => key)
}

export async function deleteCachedAnswers(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('account_id', '=', accountId).execute()
}

export async function markDeleted(db: Database, accountId: string, now: Date): Promise<void> {
  await db.updateTable('accounts').set({ deleted_at: now }).where('id', '=', accountId).execute()
}
