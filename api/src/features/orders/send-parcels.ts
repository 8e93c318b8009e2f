import { createReadStream } from 'node:fs'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { locales, type Locale } from '@fitout/contract/locales.ts'
import type { importSentOrders } from '@fitout/contract/staff/orders.ts'
import { line } from '@fitout/contract/wire.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { fieldErrorWords } from '../../words.ts'
import { findOrderPrefix } from '../configuration/configuration-service.ts'
import { type Courier, handoverBy, readCouriers } from '../couriers/couriers-service.ts'
import { isCleared } from './order-money.ts'
import type { OrderRow } from './orders-queries.ts'
import { readOrderReference } from './order-reference.ts'
import { numberAtMost, readSentFile, type SentFault, type SentRow } from './read-sent-file.ts'
import { listHandoverFacts } from './staff-facts-queries.ts'
import { shipIn } from './staff-order-steps.ts'
import { listWaitingRefunds, lockOrdersByReference } from './staff-orders-queries.ts'

type Report = AnswerInput<typeof importSentOrders>['data']
type Parcel = { sent: SentRow; order: OrderRow; courier: Courier | undefined; isKnown: boolean }

/**
 * Previews a file of tracking numbers or, if not a dry run and all cells are valid, marks its parcels as sent. Throws as
 * `readSentFile`.
 */
export async function sendParcelsByStaff(
  context: Context,
  by: { id: string },
  upload: Received,
  { isDry, locale }: { isDry: boolean; locale: Locale },
): Promise<{ data: Report }> {
  const { rows, faults } = await readSentFile(createReadStream(upload.path))
  return transaction(context.db, async (trx) => {
    const found = await findParcels(trx, rows)
    const all = [...faults, ...found.faults].toSorted((a, b) => a.row - b.row)
    const isApplied = !isDry && all.length === 0
    const news = found.parcels.filter(({ isKnown }) => !isKnown)
    if (isApplied) {
      for (const { sent, order, courier } of news) {
        const { tracking_number } = sent
        const shipping = { tracking_number, waiting_refund: null, is_correction: false }
        await shipIn(context, trx, by, order.id, { ...shipping, ...(courier && { courier_id: courier.id }) })
      }
    }
    return {
      data: {
        rows: rows.length,
        faults: all.map((fault) => ({ ...fault, message: fieldErrorWords(locale, fault.code) })),
        sent: news.map(({ sent, order, courier }) => ({
          _id: order.id,
          reference: order.reference,
          tracking_number: sent.tracking_number,
          courier: courier?.title ?? order.courier_title,
        })),
        unchanged: found.parcels.length - news.length,
        is_applied: isApplied,
      },
    }
  })
}

/** The orders of the rows, locked until the transaction ends, with the errors that prevent sending. */
async function findParcels(trx: Database, rows: readonly SentRow[]) {
  const prefix = await findOrderPrefix(trx)
  const named = rows.map((sent) => ({ sent, reference: readOrderReference(sent.reference, prefix) }))
  const orders = await lockOrdersByReference(
    trx,
    named.flatMap(({ reference }) => reference ?? []),
  )
  const ids = orders.map(({ id }) => id)
  const waiting = await listWaitingRefunds(trx, ids)
  const facts = await listHandoverFacts(trx, ids)
  const couriers = new Map<string, readonly Courier[]>()
  for (const store of new Set(orders.map(({ store_id: id }) => id))) {
    couriers.set(store, [...(await readCouriers(trx, store)).values()])
  }
  const parcels: Parcel[] = []
  const faults: SentFault[] = []
  const seen = new Set<string>()
  for (const { sent, reference } of named) {
    const fault = (column: 'reference' | 'tracking_number' | 'courier', code: FieldErrorCode) =>
      void faults.push({ row: sent.row, column, code, value: sent[column].slice(0, 80) })
    const order = orders.find((one) => one.reference === reference)
    if (!order) {
      fault('reference', 'no-such-order')
      continue
    }
    const courier = courierOf(couriers.get(order.store_id) ?? [], sent.courier)
    const isKnown = order.delivery_status !== 'preparing' && order.tracking_number === sent.tracking_number
    if (seen.has(order.id)) fault('reference', 'duplicate')
    else if (!isKnown && !(facts.get(order.id)?.has_handover && isToSend(order, courier)))
      fault('reference', 'not-to-send')
    else if (!isKnown && waiting.has(order.id)) fault('reference', 'refund-waits')
    if (sent.courier !== '' && !courier) fault('courier', 'not-listed')
    if (sent.tracking_number.length > numberAtMost) fault('tracking_number', 'too-long')
    else if (!line(numberAtMost).safeParse(sent.tracking_number).success) fault('tracking_number', 'control-characters')
    seen.add(order.id)
    parcels.push({ sent, order, courier, isKnown })
  }
  return { parcels, faults }
}

function isToSend(order: OrderRow, courier: Courier | undefined) {
  const becomes = courier ? handoverBy(courier) : order.handover
  return isCleared(order) && order.delivery_status === 'preparing' && becomes === 'PARCEL'
}

/** By its key, or by its name in any language, as exported files have it. */
function courierOf(couriers: readonly Courier[], typed: string): Courier | undefined {
  return couriers.find(({ key, title }) => key === typed || locales.some((locale) => title[locale] === typed))
}
