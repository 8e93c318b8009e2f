import { type Selectable, sql } from 'kysely'
import type { ImportRecords } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import type { ImportFault, ImportFaults, SourceRows } from './import-records.ts'

export type ImportRecord = Pick<Selectable<ImportRecords>, 'key' | 'place' | 'rows' | 'skus' | 'status' | 'faults'>

export async function deleteRecords(db: Database, importId: string): Promise<void> {
  await db.deleteFrom('import_records').where('import_id', '=', importId).execute()
}

/** Updates the planner's statistics after many inserts, without which it would scan a whole file for each record. */
export async function countForPlans(db: Database): Promise<void> {
  await sql`analyze import_records`.execute(db)
}

export type StagedRecord = { key: string; place: number; rows: SourceRows; skus: string[] }

/** Appends rows to their records; each key occurs once. */
export async function stageRecords(db: Database, importId: string, records: StagedRecord[]): Promise<void> {
  await sql`
    insert into import_records (import_id, key, place, rows, skus)
    select ${importId}::uuid, key, place, rows, skus
    from jsonb_to_recordset(${JSON.stringify(records)}) as n (key text, place int, rows jsonb, skus text[])
    on conflict (import_id, key) do update
      set rows = import_records.rows || excluded.rows, skus = import_records.skus || excluded.skus`.execute(db)
}

export async function countRecords(db: Database, importId: string) {
  const { rows } = await sql<{
    all: number
    fine: number
    faulty: number
    here: number
    applied: number
    bare: number
  }>`
    select count(*) as all, count(*) filter (where status = 'FINE') as fine,
      count(*) filter (where status = 'FAULTY') as faulty, count(*) filter (where status = 'HERE') as here,
      count(*) filter (where status in ('APPLIED', 'PICTURED')) as applied,
      count(*) filter (where status = 'APPLIED' and rows <> '[]') as bare
    from import_records where import_id = ${importId}`.execute(db)
  return rows[0]
}

/** Records after a position, in the order of the file. */
export async function listRecords(
  db: Database,
  importId: string,
  { after, statuses, atMost }: { after: number; statuses: ImportRecord['status'][]; atMost: number },
): Promise<ImportRecord[]> {
  return db
    .selectFrom('import_records')
    .select(['key', 'place', 'rows', 'skus', 'status', 'faults'])
    .where('import_id', '=', importId)
    .where('place', '>', after)
    .where('status', 'in', statuses)
    .orderBy('place')
    .limit(atMost)
    .execute()
}

/** SKUs that also occur in an earlier record of the same file, with that record's key. */
export async function listEarlierSkus(db: Database, importId: string, skus: string[], before: number) {
  const { rows } = await sql<{ sku: string; place: number }>`
    select sku, min(place) as place from import_records r cross join unnest(r.skus) sku
    where r.import_id = ${importId} and r.skus && ${skus}::text[] and sku = any(${skus}::text[]) and place <= ${before}
    group by sku`.execute(db)
  return new Map(rows.map(({ sku, place }) => [sku, place]))
}

export type RecordChange = {
  key: string
  status: ImportRecord['status']
  faults: ImportFault[]
  /** The rows left. */
  rows?: SourceRows
  new_key?: string
}

export async function changeRecords(db: Database, importId: string, changes: RecordChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    update import_records r set status = n.status, faults = n.faults, rows = coalesce(n.rows, r.rows),
      key = coalesce(n.new_key, r.key)
    from jsonb_to_recordset(${JSON.stringify(changes)})
      as n (key text, status text, faults jsonb, rows jsonb, new_key text)
    where r.import_id = ${importId} and r.key = n.key`.execute(db)
}

/** The first errors of a file, in order. */
export async function listFaults(db: Database, importId: string, atMost: number): Promise<ImportFaults> {
  const { rows } = await sql<{ faults: ImportFaults }>`
    select faults from import_records
    where import_id = ${importId} and faults <> '[]' order by place limit ${atMost}`.execute(db)
  return rows.flatMap(({ faults }) => faults).slice(0, atMost)
}

/** Returns which of the keys were imported before. */
export async function listKnownKeys(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('imported_things').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}

export type ImportedThing = { key: string; product_id?: string; account_id?: string }

/** Remembers imported keys. False if another process has imported one of them meanwhile. */
export async function rememberThings(
  db: Database,
  things: ImportedThing[],
  { importId, now }: { importId: string; now: Date },
): Promise<boolean> {
  if (things.length === 0) return true
  const { rows } = await sql`
    insert into imported_things (key, import_id, product_id, account_id, imported_at)
    select key, ${importId}::uuid, product_id, account_id, ${now}
    from jsonb_to_recordset(${JSON.stringify(things)}) as n (key text, product_id uuid, account_id uuid)
    on conflict (key) do nothing returning key`.execute(db)
  return rows.length === things.length
}

/** Products of the store by their keys. */
export async function listProductIds(db: Database, storeId: string, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['key', 'id'])
    .where('store_id', '=', storeId)
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map(({ key, id }) => [key, id]))
}

export async function findFirstWarehouse(db: Database, storeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('warehouses')
    .select('key')
    .where('store_id', '=', storeId)
    .orderBy('priority')
    .limit(1)
    .executeTakeFirst()
  return row?.key
}
