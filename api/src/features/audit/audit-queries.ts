import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { hongKongMidnight } from '../../database/hong-kong-midnight.ts'
import type { Place } from '../../http/pages.ts'
import { keyset } from '../../database/keyset.ts'

export type NewAuditEntry = {
  id: string
  staff_id: string | null
  source: string | null
  api_token_id: string | null
  action: string
  subject: string
  subject_id: string
  subject_title: string
  before: string
  after: string
}

export async function insertAuditEntries(db: Database, entries: NewAuditEntry[]): Promise<void> {
  if (entries.length > 0) await db.insertInto('audit_entries').values(entries).execute()
}

/** Adds fields to the entry of an export that are only known when it ends. */
export async function addToExport(db: Database, id: string, facts: Record<string, unknown>): Promise<void> {
  await sql`
    update audit_entries set after = after || ${JSON.stringify(facts)}::jsonb
    where subject = 'export' and subject_id = ${id}`.execute(db)
}

/** Deletes fields from the entries about these subjects; the change itself, its author and time stay. */
export async function eraseAuditFields(db: Database, subjectIds: string[], fields: string[]): Promise<void> {
  await sql`
    update audit_entries set before = before - ${fields}::text[], after = after - ${fields}::text[]
    where subject_id = any(${subjectIds}) and (before ?| ${fields} or after ?| ${fields})`.execute(db)
}

/** Whether a person has performed an action from a network since a time. */
export async function hasAuditEntry(
  db: Database,
  { staffId, action, source, since }: { staffId: string; action: string; source: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('at', '>', since)
    .where('action', '=', action)
    .where('source', '=', source)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type AuditFilter = {
  staff_id?: string | undefined
  subject?: string | undefined
  subject_id?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

const newestFirst = keyset(['e.at', 'instant', 'desc'], ['e.id', 'id', 'desc'])

export async function listAuditEntries(db: Database, filter: AuditFilter, page: Place) {
  let query = db
    .selectFrom('audit_entries as e')
    .leftJoin('staff as s', 's.id', 'e.staff_id')
    .leftJoin('api_tokens as t', 't.id', 'e.api_token_id')
  const { staff_id: staffId, subject, subject_id: subjectId, from, until } = filter
  if (staffId === 'none') query = query.where('e.staff_id', 'is', null)
  else if (staffId) query = query.where('e.staff_id', '=', staffId)
  if (subject) query = query.where('e.subject', '=', subject)
  if (subjectId) query = query.where('e.subject_id', '=', subjectId)
  if (from) query = query.where('e.at', '>=', hongKongMidnight(from))
  if (until) query = query.where('e.at', '<', hongKongMidnight(until, 1))
  const rows = await query
    .selectAll('e')
    .select(['s.name as staff_name', 't.title as tool', newestFirst.key.as('row_key')])
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return { rows, total: await countRows(db, query.select(sql`1`.as('one'))) }
}

export type AuditRow = Awaited<ReturnType<typeof listAuditEntries>>['rows'][number]

export type Named = { name: Words | null; home: string }

/** The current names and links of subjects, by id; deleted ones are omitted. */
export async function listNames(db: Database, ids: string[]): Promise<Map<string, Named>> {
  const these = sql`any(${ids}::uuid[])`
  const plain = (name: string) => sql`jsonb_build_object('zh', ${sql.ref(name)})`
  const { rows } = await sql<Named & { id: string }>`
    select id, title as name, id::text as home from products where id = ${these}
    union all select v.id, (select jsonb_object_agg(key, concat_ws(' · ', p.title ->> key, nullif(v.title ->> key, '')))
      from jsonb_object_keys(p.title) key), p.id::text
      from product_variants v join products p on p.id = v.product_id where v.id = ${these}
    union all select id, title, id::text from categories where id = ${these}
    union all select id, title, id::text from campaigns where id = ${these}
    union all select id, title, id::text from vouchers where id = ${these}
    union all select id, title, id::text from couriers where id = ${these}
    union all select id, title, id::text from posts where id = ${these}
    union all select id, title, id::text from projects where id = ${these}
    union all select id, title, id::text from post_categories where id = ${these}
    union all select id, ${plain('name')}, id::text from staff where id = ${these}
    union all select id, ${plain('reference')}, id::text from orders where id = ${these}
    union all select id, ${plain('reference')}, id::text from enquiries where id = ${these}
    union all select id, case when username is null then null else ${plain('username')} end, id::text from accounts
      where id = ${these} and type <> 'TEMP' and deleted_at is null
    union all select r.id, ${plain('o.reference')}, o.id::text
      from refund_requests r join orders o on o.id = r.order_id where r.id = ${these}
    union all select r.id, p.title, r.id::text
      from product_reviews r join products p on p.id = r.product_id where r.id = ${these}
    union all select c.id, p.title, c.id::text
      from post_comments c join posts p on p.id = c.post_id where c.id = ${these}`.execute(db)
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}
