import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { DB, SealedPapers } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type SealedRow = Selectable<SealedPapers> & { reference: string }

/** The ended contracts of a client, with the last day of retention: seven years after the end. */
export async function listEndedContracts(db: Database, accountId: string, today: string) {
  const { rows } = await sql<{ id: string; until: string }>`
    select r.id, (coalesce(r.handed_over_on, c.at, ${today}::date) + interval '7 years')::date::text as until
    from renovations r
    join renovation_members m on m.renovation_id = r.id and m.account_id = ${accountId}::uuid and m."right" = 'CLIENT'
    left join lateral (
      select max((d.at at time zone 'Asia/Hong_Kong')::date) as at
      from quotations q join quotation_decisions d on d.quotation_id = q.id
      where q.renovation_id = r.id and d.kind = 'CANCELLED') c on true
    where r.status in ('HANDED_OVER', 'CLOSED', 'CANCELLED') and exists (
      select from quotations q join quotation_decisions d on d.quotation_id = q.id
      where q.renovation_id = r.id and d.kind = 'ACCEPTED')
    order by r.id`.execute(db)
  return rows
}

export async function markSealed(db: Database, renovationId: string, until: string): Promise<void> {
  await db.updateTable('renovations').set({ sealed_until: until }).where('id', '=', renovationId).execute()
}

export async function insertSealedPapers(db: Database, rows: Insertable<DB['sealed_papers']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('sealed_papers').values(rows).execute()
}

const lastFirst = keyset(['sealed_papers.sealed_at', 'instant', 'desc'], ['sealed_papers.id', 'id', 'desc'])

export async function listSealedRows(db: Database, q: string | undefined, page: Place) {
  const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const matching = db
    .selectFrom('sealed_papers')
    .innerJoin('renovations', 'renovations.id', 'sealed_papers.renovation_id')
    .where('renovations.reference', 'ilike', pattern)
  const rows = await matching
    .selectAll('sealed_papers')
    .select('renovations.reference')
    .select(lastFirst.key.as('row_key'))
    .where(lastFirst.follows(page.after))
    .orderBy(lastFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await matching.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findSealedRow(db: Database, id: string): Promise<SealedRow | undefined> {
  return db
    .selectFrom('sealed_papers')
    .innerJoin('renovations', 'renovations.id', 'sealed_papers.renovation_id')
    .selectAll('sealed_papers')
    .select('renovations.reference')
    .where('sealed_papers.id', '=', id)
    .executeTakeFirst()
}

export async function listOutlived(db: Database, today: string, atMost: number) {
  return db
    .selectFrom('sealed_papers')
    .select(['id', 'storage_key'])
    .where('kept_until', '<', today)
    .orderBy('kept_until')
    .limit(atMost)
    .execute()
}

export async function deleteSealedRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sealed_papers').where('id', '=', id).execute()
}
