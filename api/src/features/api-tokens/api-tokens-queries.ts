import type { Insertable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

function withMakers(db: Database) {
  return db
    .selectFrom('api_tokens as t')
    .innerJoin('staff as s', 's.id', 't.staff_id')
    .selectAll('t')
    .select(['s.name as staff_name'])
}

const newestFirst = keyset(['t.created_at', 'instant', 'desc'], ['t.id', 'id', 'desc'])

export async function listApiTokenRows(db: Database, page: Place) {
  const rows = await withMakers(db)
    .select(newestFirst.key.as('row_key'))
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('api_tokens')
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findApiTokenRow(db: Database, id: string) {
  return withMakers(db).where('t.id', '=', id).executeTakeFirst()
}

export type ApiTokenRow = NonNullable<Awaited<ReturnType<typeof findApiTokenRow>>>

export async function insertApiToken(db: Database, row: Insertable<DB['api_tokens']>): Promise<void> {
  await db.insertInto('api_tokens').values(row).execute()
}

/** False if it was revoked already. */
export async function endApiToken(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A live token of a person who may still sign in. */
export async function findLiveToken(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('api_tokens as t')
    .innerJoin('staff as s', 's.id', 't.staff_id')
    .select(['t.id as token_id', 't.permissions', 't.last_used_at', 's.id', 's.name', 's.email', 's.role'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('s.disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function touchApiToken(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: now }).where('id', '=', id).execute()
}
