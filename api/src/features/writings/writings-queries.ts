import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Outdated } from '../../outdated-texts.ts'

export type Kind = 'page' | 'post' | 'project' | 'service' | 'configuration'
export type Written = Record<string, unknown>

export type WritingRow = {
  kind: Kind
  key: string
  draft: Written | null
  revision: number
  changed_at: Date | null
  changed_by: string | null
  changer: string | null
  publish_at: Date | null
  publish_failure: string | null
  /** The change of payment address for which an authenticator code was given. */
  address_proof: string | null
  outdated: Outdated[]
}

const columns = sql`w.kind, w.key, w.draft, w.revision, w.changed_at, w.changed_by, w.publish_at, w.publish_failure,
  w.address_proof, w.outdated, (select name from staff where id = w.changed_by) as changer`

/** The rows of a kind, optionally only those with the given keys. */
export async function listWritingRows(db: Database, kind: Kind, keys?: readonly string[]): Promise<WritingRow[]> {
  const { rows } = await sql<WritingRow>`
    select ${columns} from writings w
    where w.kind = ${kind} and (${keys ?? null}::text[] is null or w.key = any(${keys ?? null}::text[]))`.execute(db)
  return rows
}

/** The keys and titles of the drafts of a kind, or only of the scheduled ones, the latest change first. */
export async function listDraftTitles(
  db: Database,
  kind: Kind,
  isScheduled: boolean,
): Promise<{ key: string; title: unknown }[]> {
  const { rows } = await sql<{ key: string; title: unknown }>`
    select key, draft -> 'title' as title from writings where kind = ${kind} and draft is not null
      and (publish_at is not null or not ${isScheduled})
    order by changed_at desc nulls last, key`.execute(db)
  return rows
}

/** The outdated translations of some texts. */
export async function listOutdated(
  db: Database,
  kind: Kind,
  keys: readonly string[],
): Promise<Map<string, Outdated[]>> {
  const { rows } = await sql<{ key: string; outdated: Outdated[] }>`
    select key, outdated from writings where kind = ${kind} and key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map(({ key, outdated }) => [key, outdated]))
}

export async function findWritingRow(db: Database, kind: Kind, key: string): Promise<WritingRow | undefined> {
  const { rows } = await sql<WritingRow>`
    select ${columns} from writings w where w.kind = ${kind} and w.key = ${key}`.execute(db)
  return rows[0]
}

/** The row, locked until the transaction ends; created if it does not exist. */
export async function lockWriting(db: Database, kind: Kind, key: string): Promise<WritingRow> {
  await sql`insert into writings (kind, key) values (${kind}, ${key}) on conflict do nothing`.execute(db)
  await sql`select from writings where kind = ${kind} and key = ${key} for update`.execute(db)
  const row = await findWritingRow(db, kind, key)
  if (!row) throw new Error(`${kind} ${key} is gone while it is locked`)
  return row
}

export type WritingChange = {
  draft: Written | null
  publishAt: Date | null
  failure: string | null
  outdated: Outdated[]
  proof: string | null
  by: string | null
  now: Date
}

export async function updateWriting(db: Database, { kind, key }: WritingRow, change: WritingChange): Promise<void> {
  const { draft, publishAt, failure, outdated, proof, by, now } = change
  await sql`
    update writings set draft = ${draft && JSON.stringify(draft)}::jsonb, revision = revision + 1,
      publish_at = ${publishAt}, publish_failure = ${failure}, outdated = ${JSON.stringify(outdated)}::jsonb,
      address_proof = ${proof},
      changed_at = ${now}, changed_by = ${by}
    where kind = ${kind} and key = ${key}`.execute(db)
}

/** The author of the article that someone changed last; undefined if they named none. */
export async function lastAuthorOf(db: Database, staffId: string): Promise<Words | undefined> {
  const { rows } = await sql<{ author: Words }>`
    select author from (
      select w.changed_at, case when w.draft is null then p.author else w.draft -> 'author' end as author
      from writings w left join posts p on p.id::text = w.key
      where w.kind = 'post' and w.changed_by = ${staffId}) used
    where jsonb_typeof(author) = 'object' and jsonb_path_exists(author, '$.* ? (@ != "")')
    order by changed_at desc limit 1`.execute(db)
  return rows[0]?.author
}

/** The drafts with a scheduled time that has come. */
export async function listDue(db: Database, now: Date): Promise<{ kind: Kind; key: string }[]> {
  const { rows } = await sql<{ kind: Kind; key: string }>`
    select kind, key from writings where publish_at <= ${now} order by publish_at, kind, key`.execute(db)
  return rows
}

export type VersionRow = { version: number; published_at: Date; publisher: string | null }

export async function listVersionRows(db: Database, kind: Kind, key: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.version, v.published_at, (select name from staff where id = v.published_by) as publisher
    from writing_versions v where v.kind = ${kind} and v.key = ${key} order by v.version desc`.execute(db)
  return rows
}

/** A version by its number, or the latest. */
export async function findVersionRow(db: Database, kind: Kind, key: string, version?: number) {
  const { rows } = await sql<{ version: number; data: Written; published_at: Date }>`
    select version, data, published_at from writing_versions
    where kind = ${kind} and key = ${key} and (${version ?? null}::integer is null or version = ${version ?? null})
    order by version desc limit 1`.execute(db)
  return rows[0]
}

export async function insertVersion(
  db: Database,
  { kind, key }: WritingRow,
  version: { number: number; data: Written; at: Date; by: string | null },
): Promise<void> {
  await sql`
    insert into writing_versions (kind, key, version, data, published_at, published_by)
    values (${kind}, ${key}, ${version.number}, ${JSON.stringify(version.data)}::jsonb, ${version.at}, ${version.by})
  `.execute(db)
}

/**
 * Texts published while the clock was ahead become public now, not when that time comes again. Only content that staff
 * have published has a version in the future; a scheduled text has none yet.
 */
export async function bringPublicationsBack(db: Database): Promise<void> {
  const ahead = (kind: Kind) => sql`select key from writing_versions
    where kind = ${kind} and published_at > now() + interval '1 minute'`
  const later = sql`published_at > now()`
  await sql`update posts set published_at = now() where ${later} and id::text in (${ahead('post')})`.execute(db)
  await sql`update projects set published_at = now() where ${later} and id::text in (${ahead('project')})`.execute(db)
  await sql`update contents set published_at = now() where ${later} and slug in (${ahead('page')})`.execute(db)
  await sql`
    update configurations set published_at = now() where ${later} and slug in (${ahead('configuration')})`.execute(db)
  await sql`update writing_versions set published_at = now() where ${later}`.execute(db)
}

/** Changes of the payment address, newest first. */
export async function listAddressEntries(db: Database, key: string, since: Date) {
  const { rows } = await sql<{ at: Date; name: string | null; before: object; after: object }>`
    select e.at, s.name, e.before, e.after from audit_entries e left join staff s on s.id = e.staff_id
    where e.action = 'payments.address' and e.subject_id = ${key} and e.at >= ${since}
    order by e.at desc, e.id desc`.execute(db)
  return rows
}
