import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { deliveryRuns as cn } from '@fitout/contract/messages/cn/staff/delivery-runs.ts'
import { deliveryRuns as en } from '@fitout/contract/messages/en/staff/delivery-runs.ts'
import { deliveryRuns as zh } from '@fitout/contract/messages/zh/staff/delivery-runs.ts'
import type { listDeliveryStops, readDeliveryRun } from '@fitout/contract/staff/delivery-runs.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { lockOrder, requireOrderId } from '../orders/orders-service.ts'
import { findLetterhead, openPdf, packedOrders } from '../receipts/pdf-service.ts'
import { deleteStop, findStopDay, isToBring, listRunIds, listStopRows, putStop } from './delivery-runs-queries.ts'
import { drawDeliveryRun } from './draw-delivery-run.ts'

type By = { id: string }
type Stop = AnswerInput<typeof listDeliveryStops>['data'][number]
type StopRow = Awaited<ReturnType<typeof listStopRows>>['rows'][number]

const words = { zh, cn, en }
/** More than a van carries in a day; the sheet is built in memory. */
const stopsAtMost = 100

export async function showStops(context: Context, page: PageRequest & { query: Query<typeof listDeliveryStops> }) {
  const found = await listStopRows(context.db, page.query.day, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(presentStop))
}

/** Throws `order-not-found`, or `illegal-transition` for an order that is unpaid, not a parcel, wholly refunded or already delivered. */
export async function planByStaff(context: Context, by: By, orderId: string, day: string | null) {
  return transaction(context.db, async (trx) => {
    const found = await lockOrder(trx, requireOrderId(orderId))
    if (!found) throw new AppError('order-not-found')
    const { order } = found
    if (day !== null && !(await isToBring(trx, order.id))) throw new AppError('illegal-transition')
    const before = await findStopDay(trx, order.id)
    if (day === null) await deleteStop(trx, order.id)
    else await putStop(trx, { order_id: order.id, day, planned_by: by.id, planned_at: context.clock.now() })
    await recordChange(trx, by, {
      action: 'orders.plan',
      subject: 'order',
      id: order.id,
      title: order.reference,
      before: { day: before },
      after: { day },
    })
    return { _id: order.id, day }
  })
}

/** The sheet for a day's run. Throws `nothing-to-pack`. */
export async function sendRun(context: Context, asked: Query<typeof readDeliveryRun>, screen: Locale) {
  const stops = await listRunIds(context.db, asked.day, asked.districts, stopsAtMost)
  const locale = asked.language ?? screen
  const packed = await packedOrders(
    context,
    stops.map(({ id }) => id),
    locale,
  )
  if (packed.length === 0) throw new AppError('nothing-to-pack')
  const studio = await findLetterhead(context, locale)
  const texts = words[locale].deliveryRuns
  const pdf = openPdf(locale, { Title: `${texts.title} ${asked.day}`, Author: studio.name })
  drawDeliveryRun(pdf, { orders: packed.map(({ order }) => order), day: asked.day, words: texts, locale })
  return new Response(await pdf.bytes(), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="run-${asked.day}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

function presentStop(row: StopRow): Stop {
  return {
    _id: row.id,
    reference: row.reference,
    day: row.day,
    delivery_status: row.delivery_status,
    recipient_name: row.recipient_name,
    contact_number: `+${row.area_code} ${row.phone}`,
    district: row.district,
    address: row.address,
    note: row.note,
    courier: row.courier_title,
    item_count: Number(row.units ?? 0),
  }
}
