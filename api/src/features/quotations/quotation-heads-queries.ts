import { type Insertable, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

const isEarlyStart = sql<boolean>`exists (
  select from quotation_decisions e where e.quotation_id = q.id and e.kind = 'EARLY_START')`

/** Versions with their decisions. */
function headsOf(db: Database, renovationId: string) {
  return db
    .selectFrom('quotations as q')
    .leftJoin('quotation_decisions as a', (join) =>
      join.onRef('a.quotation_id', '=', 'q.id').on('a.kind', '=', 'ACCEPTED'),
    )
    .leftJoin('quotation_decisions as d', (join) =>
      join.onRef('d.quotation_id', '=', 'q.id').on(sql<boolean>`d.kind = q.status`),
    )
    .select([
      'q.id',
      'q.number',
      'q.version',
      'q.status',
      'q.total_cents',
      'q.valid_until',
      'q.content_hash',
      'q.sent_at',
      'q.cooling_off_until',
      'd.at as decided_at',
      'd.reason',
      'a.at as accepted_at',
      'a.typed_name',
      'a.signed_on',
      'a.options',
      'a.total_cents as accepted_cents',
      'a.language',
    ])
    .select(isEarlyStart.as('is_early_start'))
    .where('q.renovation_id', '=', renovationId)
}

const newestFirst = keyset(['q.version', 'whole', 'desc'])

/** The versions of a room, newest first; members see only those sent. */
export async function listHeadRows(db: Database, renovationId: string, page: Place, withDraft: boolean) {
  const shown = headsOf(db, renovationId).where((of) => of.or([of.val(withDraft), of('q.status', '<>', 'DRAFT')]))
  const rows = await shown
    .select(newestFirst.key.as('row_key'))
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await shown
    .clearSelect()
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export type HeadRow = Awaited<ReturnType<typeof listHeadRows>>['rows'][number]

export async function findHeadRow(db: Database, renovationId: string, version: number) {
  return headsOf(db, renovationId).where('q.version', '=', version).executeTakeFirst()
}

/** The newest version ever sent, and the number of the draft. */
export async function findNewestRows(db: Database, renovationId: string) {
  const rows = await headsOf(db, renovationId).orderBy('q.version', 'desc').limit(2).execute()
  return {
    sent: rows.find(({ status }) => status !== 'DRAFT'),
    draft: rows.find(({ status }) => status === 'DRAFT')?.version ?? null,
  }
}

/** Withdraws the open versions of ending rooms and returns them. */
export async function withdrawOpenRows(db: Database, renovationIds: string[]) {
  if (renovationIds.length === 0) return []
  return db
    .updateTable('quotations')
    .set({ status: 'WITHDRAWN' })
    .where('renovation_id', 'in', renovationIds)
    .where('status', '=', 'SENT')
    .returning(['id', 'renovation_id', 'version'])
    .execute()
}

export async function insertWithdrawals(db: Database, rows: Insertable<DB['quotation_decisions']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('quotation_decisions').values(rows).execute()
}

/** The accepted document of a room while its contract is in force. */
export async function findContractRow(db: Database, renovationId: string) {
  return db
    .selectFrom('quotations as q')
    .select(['q.content', 'q.cooling_off_until'])
    .select(isEarlyStart.as('is_early_start'))
    .where('q.renovation_id', '=', renovationId)
    .where('q.status', '=', 'ACCEPTED')
    .executeTakeFirst()
}
