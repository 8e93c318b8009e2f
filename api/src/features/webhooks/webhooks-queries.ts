import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type WebhookRow = Selectable<DB['webhook_endpoints']>

const newestFirst = keyset(['created_at', 'instant', 'desc'], ['id', 'id', 'desc'])

export async function listWebhookRows(db: Database, page: Place) {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .select(newestFirst.key.as('row_key'))
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('webhook_endpoints')
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findWebhookRow(db: Database, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertWebhook(db: Database, row: Insertable<DB['webhook_endpoints']>): Promise<WebhookRow> {
  return db.insertInto('webhook_endpoints').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateWebhook(db: Database, id: string, change: Updateable<DB['webhook_endpoints']>) {
  return db.updateTable('webhook_endpoints').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteWebhook(db: Database, id: string): Promise<void> {
  await db.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
}

export async function listWebhooksOn(db: Database): Promise<WebhookRow[]> {
  return db.selectFrom('webhook_endpoints').selectAll().where('is_on', '=', true).orderBy('id').execute()
}

/** Claims events; concurrent processes claim others. */
export async function takeEvents(db: Database, limit: number) {
  const taken = db
    .selectFrom('webhook_events')
    .select('number')
    .where('is_queued', '=', false)
    .orderBy('number')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('webhook_events')
    .set({ is_queued: true })
    .where('number', 'in', taken)
    .returning(['id', 'type', 'number'])
    .execute()
}

export async function insertTestEvent(db: Database, type: string, at: Date): Promise<string> {
  const row = { type, at, facts: JSON.stringify({}), is_queued: true }
  const { id } = await db.insertInto('webhook_events').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function deleteEventsBefore(db: Database, then: Date): Promise<void> {
  await db.deleteFrom('webhook_events').where('at', '<', then).execute()
}
