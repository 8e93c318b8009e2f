import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type WarehousePage = { total: number; warehouses: { id: string; title: Words; address: Words }[] }

export async function listWarehouses(
  db: Database,
  storeId: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<WarehousePage> {
  const offset = Math.min((page - 1) * per_page, 2 ** 31 - 1)
  const { rows } = await sql<WarehousePage>`
    select (select count(*)::int from warehouses where store_id = ${storeId}) as total,
      (select coalesce(json_agg(page), '[]') from (
        select id, title, address from warehouses where store_id = ${storeId}
        order by priority, id limit ${per_page} offset ${offset}
      ) page) as warehouses`.execute(db)
  return rows[0] ?? { total: 0, warehouses: [] }
}
