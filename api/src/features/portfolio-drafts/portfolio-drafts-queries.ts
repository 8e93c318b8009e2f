import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Words } from '@fitout/contract/locales.ts'
import type { DB, PortfolioDrafts } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export type PortfolioRow = Selectable<PortfolioDrafts>

export async function findPortfolio(db: Database, renovationId: string): Promise<PortfolioRow | undefined> {
  return db.selectFrom('portfolio_drafts').selectAll().where('renovation_id', '=', renovationId).executeTakeFirst()
}

/** Stores the client's latest decision. */
export async function putConsent(db: Database, row: Insertable<DB['portfolio_drafts']>): Promise<void> {
  await db
    .insertInto('portfolio_drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('renovation_id').doUpdateSet(row))
    .execute()
}

/** Records the project; false if there is another one, or consent was withdrawn. */
export async function noteProject(
  db: Database,
  renovationId: string,
  made: { project_id: string; staff_id: string; drafted_at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('portfolio_drafts')
    .set(made)
    .where('renovation_id', '=', renovationId)
    .where('is_agreed', '=', true)
    .where((of) => of.or([of('project_id', 'is', null), of('project_id', '=', made.project_id)]))
    .returning('renovation_id')
    .executeTakeFirst()
  return row !== undefined
}

export type WorksRow = { started_on: string | null; groups: string[]; materials: Words[] }

/** From the contract: the start of works, its trades, and the materials named in its lines. */
export async function findWorks(db: Database, renovationId: string): Promise<WorksRow> {
  const { rows } = await sql<WorksRow>`
    select (select min(s.actual_start) from stages s where s.renovation_id = r.id) as started_on,
      coalesce((select array_agg(g ->> 'key' order by at) from quotations q,
        jsonb_array_elements(q.content -> 'groups') with ordinality as groups (g, at)
        where q.renovation_id = r.id and q.status = 'ACCEPTED'), '{}') as groups,
      coalesce((select jsonb_agg(distinct l -> 'material') from quotations q,
        jsonb_array_elements(q.content -> 'groups') g, jsonb_array_elements(g -> 'lines') l
        where q.renovation_id = r.id and q.status = 'ACCEPTED' and l -> 'material' <> '{}'), '[]') as materials
    from renovations r where r.id = ${renovationId}::uuid`.execute(db)
  return rows[0] ?? { started_on: null, groups: [], materials: [] }
}
