import { toDollars } from '@fitout/contract/money.ts'
import type { FileFormat } from '@fitout/contract/wire.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { listFileOf } from '../../http/list-file.ts'
import { inBatches } from '../../http/pages.ts'
import { recordExport } from '../audit/audit-service.ts'
import { listPaymentsOf, type OrderPaymentRow } from './order-money-queries.ts'
import { listOrderLines, type OrderRow } from './orders-queries.ts'
import { presentPayment } from './present-order.ts'
import { summariesOf, type Summary } from './staff-orders.ts'
import { listMatchingOrders, type OrderFilter } from './staff-orders-queries.ts'

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
const columnsOfDelivery = ['paid_at', 'courier', 'tracking_number', 'shipped_at', 'delivered_at'] as const
const columnsOfPayments = ['paid', 'paid_by'] as const

type Wanted = { filter: OrderFilter; format: FileFormat; locale: Locale }

/** The orders of a filter, as CSV or with their lines as JSON. The export is audited with its number of rows. */
export async function exportOrders(
  context: Context,
  by: { id: string },
  { filter, format, locale }: Wanted,
): Promise<Response> {
  const { db } = context
  // Exports are for accounting, which needs archived orders too.
  const matched = { ...filter, archived: filter.archived ?? ('with' as const), now: context.clock.now() }
  const counted = await recordExport(db, by, { of: 'orders', filter })
  const batches = inBatches(
    (place) => listMatchingOrders(db, matched, place),
    async (orders) => {
      const summaries = await summariesOf(db, orders)
      const payments = await paymentsOf(db, orders)
      const lines = format === 'json' ? await linesOf(db, orders) : undefined
      return orders.map((order, at) => ({
        ...summaries[at],
        ...deliveryOf(order, locale),
        ...paymentFields(payments.get(order.id) ?? [], format),
        ...(lines && { address: order.address, note: order.note, lines: lines.get(order.id) ?? [] }),
      }))
    },
  )
  return listFileOf(context, {
    name: 'orders',
    format,
    columns: [...columns, ...columnsOfDelivery, ...columnsOfPayments],
    batches: counted(batches),
  })
}

async function linesOf(db: Database, orders: OrderRow[]) {
  const ids = orders.map(({ id }) => id)
  const rows = ids.length > 0 ? await listOrderLines(db, ids) : []
  const ordered = rows.map(
    ({ order_id: orderId, sku, product_title: title, variant_title: variant, quantity, ...line }) => ({
      orderId,
      line: { sku, title, variant, qty: quantity, subtotal: toDollars(line.subtotal_cents), is_gift: line.is_gift },
    }),
  )
  const byOrder = Map.groupBy(ordered, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, lines]) => [id, lines.map(({ line }) => line)]))
}

async function paymentsOf(db: Database, orders: OrderRow[]) {
  const ids = orders.map(({ id }) => id)
  return Map.groupBy(ids.length > 0 ? await listPaymentsOf(db, ids) : [], ({ order_id: orderId }) => orderId)
}

/** Each payment with how it came, in a cell as `CASH 300; FPS 700`. */
function paymentFields(rows: OrderPaymentRow[], format: FileFormat) {
  const payments = rows.map(presentPayment)
  return format === 'json' ? { payments } : { paid_by: payments.map(inCell).join('; ') }
}

function inCell({ amount, by, channel }: ReturnType<typeof presentPayment>): string {
  if (amount < 0) return `RETURNED ${amount}`
  return `${channel ?? (by === 'CARD' ? 'ONLINE' : 'UNKNOWN')} ${amount}`
}

function deliveryOf(order: OrderRow, locale: Locale) {
  const at = (time: Date | null) => time?.toISOString() ?? null
  return {
    paid_at: at(order.paid_at),
    courier: inLocale(order.courier_title, locale),
    tracking_number: order.tracking_number,
    shipped_at: at(order.shipped_at),
    delivered_at: at(order.delivered_at),
  }
}
