import { type Selectable, sql } from 'kysely'
import type { FormerAddresses } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type FormerAddressRow = Selectable<FormerAddresses>

const selectAddresses = (db: Database) =>
  db
    .selectFrom('former_addresses as f')
    .leftJoin('products as p', 'p.id', 'f.product_id')
    .select(['f.path', 'f.to_path', 'f.created_at', 'p.id as product_id', 'p.kind', 'p.title', 'p.slug', 'p.status'])

export type FoundAddress = Awaited<ReturnType<ReturnType<typeof selectAddresses>['execute']>>[number]

export async function findAddress(db: Database, paths: string[]): Promise<FoundAddress | undefined> {
  return selectAddresses(db).where('f.path', 'in', paths).executeTakeFirst()
}

const newestFirst = keyset(['f.created_at', 'instant', 'desc'], ['f.path', 'text', 'asc'])

export async function listAddresses(db: Database, part: string | undefined, page: Place) {
  const pattern = part === undefined ? null : `%${part.replace(/[\\%_]/g, '\\$&')}%`
  const matching = sql<boolean>`(${pattern}::text is null or f.path ilike ${pattern})`
  const rows = await selectAddresses(db)
    .select(newestFirst.key.as('row_key'))
    .where(matching)
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('former_addresses as f')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(matching)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export type NewAddress = { path: string; product_id: string }

/** Existing redirects are kept. */
export async function insertAddresses(db: Database, rows: NewAddress[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into former_addresses (path, product_id, created_at)
    select path, product_id, ${now} from jsonb_to_recordset(${JSON.stringify(rows)}) as n (path text, product_id uuid)
    on conflict (path) do nothing`.execute(db)
}

export async function putAddress(db: Database, path: string, toPath: string, now: Date): Promise<void> {
  const row = { product_id: null, to_path: toPath, created_at: now }
  await db
    .insertInto('former_addresses')
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute()
}

/** The deleted redirect; undefined if there was none. */
export async function deleteAddress(db: Database, path: string): Promise<FormerAddressRow | undefined> {
  return db.deleteFrom('former_addresses').where('path', '=', path).returningAll().executeTakeFirst()
}
