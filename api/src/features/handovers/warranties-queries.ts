import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { DB, Warranties } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export type WarrantyRow = Selectable<Warranties>

export async function insertWarranties(db: Database, rows: Insertable<DB['warranties']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('warranties').values(rows).execute()
}

export async function listWarrantyRows(db: Database, renovationId: string): Promise<WarrantyRow[]> {
  return db.selectFrom('warranties').selectAll().where('renovation_id', '=', renovationId).orderBy('position').execute()
}

export async function findWarrantyRow(db: Database, id: string): Promise<WarrantyRow | undefined> {
  return db.selectFrom('warranties').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether any warranty of the renovation is running on a day. */
export async function isUnderWarranty(db: Database, renovationId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('warranties')
    .select('id')
    .where('renovation_id', '=', renovationId)
    .where('starts_on', '<=', day)
    .where('ends_on', '>=', day)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks warranties that end within some days as announced, each once, and returns them. */
export async function takeEndingWarranties(
  db: Database,
  { today, days, atMost }: { today: string; days: number; atMost: number },
): Promise<WarrantyRow[]> {
  const { rows } = await sql<WarrantyRow>`
    update warranties w set is_told = true from (
      select w.id from warranties w join renovations r on r.id = w.renovation_id
      where not w.is_told and w.ends_on between ${today}::date and ${today}::date + ${days}::int
        and r.status = 'HANDED_OVER'
      order by w.id limit ${atMost} for update of w skip locked
    ) t where t.id = w.id returning w.*`.execute(db)
  return rows
}

const nothingLeft = (today: string) => sql<boolean>`
  not exists (select from warranties w where w.renovation_id = renovations.id and w.ends_on >= ${today}::date)
  and not exists (select from instalments i
    where i.renovation_id = renovations.id and not i.is_void and i.paid_cents < i.payable_cents)
  and not exists (select from defects d where d.renovation_id = renovations.id and d.state in ('OPEN', 'FIXED'))`

/** Finished renovations: no running warranty, everything paid, no open defect. */
export async function listFinished(db: Database, today: string, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('renovations')
    .select('id')
    .where('status', '=', 'HANDED_OVER')
    .where(nothingLeft(today))
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}

/** Closes one of them, locked. False if something has come up meanwhile. */
export async function closeFinished(db: Database, id: string, today: string): Promise<boolean> {
  const row = await db
    .updateTable('renovations')
    .set({ status: 'CLOSED' })
    .where('id', '=', id)
    .where('status', '=', 'HANDED_OVER')
    .where(nothingLeft(today))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
