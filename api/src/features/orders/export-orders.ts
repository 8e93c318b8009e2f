import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { csvFile } from '../../http/csv-file.ts'
import { recordChange } from '../audit/audit-service.ts'
import { newId } from '../../database/new-id.ts'
import { summariesOf } from './staff-orders.ts'
import { listMatchingOrders, type OrderFilter } from './staff-orders-queries.ts'

const rowsAtMost = 10_000

const columns = [
  'reference',
  'date',
  'current_status',
  'payment_status',
  'delivery_status',
  'payment_method',
  'payment_channel',
  'total_price',
  'item_count',
  'recipient_name',
  'contact_number',
  'email',
] as const

/** The orders of a filter as CSV that Excel opens in any script; the trail keeps who took how many, not which. */
export async function exportOrders(context: Context, by: { id: string }, filter: OrderFilter): Promise<Response> {
  const rows = await transaction(context.db, async (trx) => {
    const { orders } = await listMatchingOrders(trx, filter, { offset: 0, limit: rowsAtMost })
    const { q, ...told } = filter
    const after = { ...told, searched: q !== undefined, rows: orders.length }
    await recordChange(trx, by, {
      action: 'orders.export',
      subject: 'export',
      id: newId(),
      title: 'orders.csv',
      before: undefined,
      after,
    })
    return summariesOf({ ...context, db: trx }, orders)
  })
  return csvFile('orders.csv', [columns, ...rows.map((row) => columns.map((column) => row[column]))])
}
