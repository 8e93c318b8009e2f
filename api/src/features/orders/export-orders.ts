import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { csvFile } from '../../http/csv-file.ts'
import { inBatches } from '../../http/pages.ts'
import { recordExport } from '../audit/audit-service.ts'
import type { OrderRow } from './orders-queries.ts'
import { summariesOf, type Summary } from './staff-orders.ts'
import { countMatchingOrders, listMatchingOrders, type OrderFilter } from './staff-orders-queries.ts'

const columns = [
  'reference',
  'date',
  'current_status',
  'payment_status',
  'handover',
  'delivery_status',
  'payment_method',
  'payment_channel',
  'total_price',
  'points',
  'refunded',
  'item_count',
  'recipient_name',
  'contact_number',
  'email',
] as const satisfies (keyof Summary)[]
const columnsOfDelivery = ['paid_at', 'courier', 'tracking_number', 'shipped_at', 'delivered_at']

/** The orders of a filter as CSV that Excel opens in any script; the trail keeps who took how many, not which. */
export async function exportOrders(
  context: Context,
  by: { id: string },
  { filter, locale }: { filter: OrderFilter; locale: Locale },
): Promise<Response> {
  const { db } = context
  await recordExport(db, by, { of: 'orders', filter, rows: await countMatchingOrders(db, filter) })
  const batches = inBatches(
    (place) => listMatchingOrders(db, filter, place),
    async (orders) => {
      const summaries = await summariesOf(db, orders)
      return summaries.map((summary, at) => [
        ...columns.map((column) => summary[column]),
        ...deliveryOf(orders[at], locale),
      ])
    },
  )
  return csvFile(context, 'orders.csv', [...columns, ...columnsOfDelivery], batches)
}

function deliveryOf(order: OrderRow | undefined, locale: Locale): (string | null)[] {
  const at = (time: Date | null | undefined) => time?.toISOString() ?? null
  const courier = inLocale(order?.courier_title, locale)
  return [at(order?.paid_at), courier, order?.tracking_number ?? null, at(order?.shipped_at), at(order?.delivered_at)]
}
