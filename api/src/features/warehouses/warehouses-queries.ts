import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

const inOrder = keyset(['priority', 'whole', 'asc'], ['id', 'id', 'asc'])

type WarehousePage = { total: number; rows: ({ id: string; title: Words; address: Words } & Keyed)[] }

export async function listWarehouses(db: Database, storeId: string, page: Place): Promise<WarehousePage> {
  const { rows } = await sql<WarehousePage>`
    select (select count(*)::int from warehouses where store_id = ${storeId}) as total,
      (select coalesce(json_agg(page), '[]') from (
        select id, title, address, ${inOrder.key} as row_key from warehouses
        where store_id = ${storeId} and ${inOrder.follows(page.after)}
        order by ${inOrder.order} limit ${page.limit} offset ${page.offset}
      ) page) as rows`.execute(db)
  return rows[0] ?? { total: 0, rows: [] }
}
