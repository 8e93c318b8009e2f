import type { Insertable, Updateable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

function withEvents(db: Database) {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as e', 'e.id', 'd.event_id')
    .selectAll('d')
    .select(['e.type', 'e.at', 'e.facts'])
}

export type DeliveryRow = Awaited<ReturnType<typeof findDeliveryRow>> & object

const newestFirst = keyset(['d.created_at', 'instant', 'desc'], ['d.id', 'id', 'desc'])

type Filter = { endpointId: string; status: DeliveryRow['status'] | undefined }

export async function listDeliveryRows(db: Database, { endpointId, status }: Filter, page: Place) {
  let query = withEvents(db).where('d.endpoint_id', '=', endpointId)
  let counted = db.selectFrom('webhook_deliveries').where('endpoint_id', '=', endpointId)
  if (status) {
    query = query.where('d.status', '=', status)
    counted = counted.where('status', '=', status)
  }
  const rows = await query
    .select(newestFirst.key.as('row_key'))
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await counted.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findDeliveryRow(db: Database, id: string) {
  return withEvents(db).where('d.id', '=', id).executeTakeFirst()
}

/** The waiting delivery for attempt `number`; undefined if that attempt was made or is no longer due. */
export async function findDueDelivery(db: Database, id: string, number: number) {
  return withEvents(db)
    .innerJoin('webhook_endpoints as w', 'w.id', 'd.endpoint_id')
    .select(['w.url', 'w.secret', 'w.is_on'])
    .where('d.id', '=', id)
    .where('d.status', '=', 'WAITING')
    .where('d.tries', '=', number - 1)
    .executeTakeFirst()
}

export async function insertDeliveries(db: Database, rows: Insertable<DB['webhook_deliveries']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('webhook_deliveries').values(rows).execute()
}

/** False if the same attempt was recorded meanwhile. */
export async function recordTry(
  db: Database,
  { id, number }: { id: string; number: number },
  outcome: Updateable<DB['webhook_deliveries']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ ...outcome, tries: number })
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .where('tries', '=', number - 1)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function lockDelivery(db: Database, endpointId: string, id: string) {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('endpoint_id', '=', endpointId)
    .forUpdate()
    .executeTakeFirst()
}

export async function beginAgain(db: Database, id: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'WAITING', tries: 0, next_at: null, fault: null, answer: null, answer_status: null })
    .where('id', '=', id)
    .execute()
}
