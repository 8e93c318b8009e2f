import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type ShelfOfOrder = {
  order_id: string
  variant_id: string
  warehouse_id: string
  warehouse: Words
  priority: number
  units: number
}

/** The shelves that the units of orders are taken from, without units that went back, the nearest warehouse first. */
export async function listShelvesOf(db: Database, orderIds: readonly string[]): Promise<ShelfOfOrder[]> {
  const { rows } = await sql<ShelfOfOrder>`
    select h.order_id, h.variant_id, h.warehouse_id, w.title as warehouse, w.priority, h.quantity - h.returned as units
    from order_holds h join warehouses w on w.id = h.warehouse_id
    where h.order_id = any(${orderIds}::uuid[]) and h.state <> 'released' and h.quantity > h.returned
    order by w.priority, h.warehouse_id`.execute(db)
  return rows
}

/** Whether units can be taken from more than one warehouse. */
export async function hasSeveralWarehouses(db: Database): Promise<boolean> {
  const rows = await db.selectFrom('warehouses').select('id').limit(2).execute()
  return rows.length > 1
}
