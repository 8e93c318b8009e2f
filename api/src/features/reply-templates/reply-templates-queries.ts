import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, ReplyTemplates } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type TemplateRow = Selectable<ReplyTemplates>

const byTitle = keyset(['title', 'text', 'asc'], ['id', 'id', 'asc'])

export async function listTemplateRows(db: Database, page: Place) {
  const rows = await db
    .selectFrom('reply_templates')
    .selectAll()
    .select(byTitle.key.as('row_key'))
    .where(byTitle.follows(page.after))
    .orderBy(byTitle.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('reply_templates')
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function lockTemplate(db: Database, id: string): Promise<TemplateRow | undefined> {
  return db.selectFrom('reply_templates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertTemplates(db: Database, rows: Insertable<DB['reply_templates']>[]): Promise<void> {
  await db.insertInto('reply_templates').values(rows).execute()
}

export async function updateTemplate(
  db: Database,
  id: string,
  change: Updateable<DB['reply_templates']>,
): Promise<TemplateRow> {
  return db.updateTable('reply_templates').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteTemplate(db: Database, id: string): Promise<void> {
  await db.deleteFrom('reply_templates').where('id', '=', id).execute()
}
