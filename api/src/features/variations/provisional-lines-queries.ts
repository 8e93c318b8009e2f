import type { Insertable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export async function listSettlements(db: Database, renovationId: string) {
  return db
    .selectFrom('provisional_settlements as s')
    .leftJoin('variations as v', 'v.id', 's.variation_id')
    .select(['s.line_key', 's.at', 'v.number'])
    .where('s.renovation_id', '=', renovationId)
    .execute()
}

/** False if the line is already settled. */
export async function insertSettlement(db: Database, row: Insertable<DB['provisional_settlements']>): Promise<boolean> {
  const added = await db
    .insertInto('provisional_settlements')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('line_key')
    .executeTakeFirst()
  return added !== undefined
}

/** Whether an open variation proposes a final price for a line. */
export async function isAskedFor(db: Database, renovationId: string, lineKey: string, today: string): Promise<boolean> {
  const row = await db
    .selectFrom('variations')
    .select('id')
    .where('renovation_id', '=', renovationId)
    .where('provisional_key', '=', lineKey)
    .where('status', '=', 'SENT')
    .where('valid_until', '>=', today)
    .executeTakeFirst()
  return row !== undefined
}
