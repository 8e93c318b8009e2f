import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import type { changeOrder as changeCall, priceOrderChange } from '@fitout/contract/staff/order-changes.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { lockSlotsOfOrder, listAppointmentsOfOrder } from '../appointments/appointments-service.ts'
import { findBookingRules } from '../configuration/configuration-service.ts'
import { recordChange } from '../audit/audit-service.ts'
import type { CartLine } from '../cart/cart-service.ts'
import { requireBookings } from '../checkouts/checkouts-service.ts'
import {
  bookedBy,
  bookedTime,
  changeOrder,
  excessOf,
  findPlacedOrder,
  lockOrder,
  openOf,
  type OrderChange,
  type OrderRow,
  type OrderWithLines,
  requireOrderId,
  type TimedLine,
} from '../orders/orders-service.ts'
import { explainPrices } from '../prices/prices-service.ts'
import { planChange } from './plan-change.ts'

type By = { id: string }
type Wanted = Body<typeof changeCall>
type Priced = AnswerInput<typeof priceOrderChange>['data']
type Changed = AnswerInput<typeof changeCall>['data']

/** Previews a change. Throws `order-not-found`, `order-not-changeable`, `changed-meanwhile`. */
export async function priceByStaff(
  context: Context,
  orderId: string,
  body: Body<typeof priceOrderChange>,
  locale: Locale,
): Promise<Priced> {
  const placed = requireFound(await findPlacedOrder(context.db, requireOrderId(orderId)))
  const change = await planChange(context, context.db, placed, body)
  const { order } = change.before
  const { priced, lines, gifts, delivery } = change
  return {
    lines: lines.map((line) => ({
      product_variant_id: line.variant_id,
      kind: line.kind,
      available_qty: line.is_active ? line.available : 0,
    })),
    gifts: gifts.map(({ product_title, variant_title, quantity }) => ({ product_title, variant_title, qty: quantity })),
    explanation: explainPrices(priced, inLocale(delivery?.courier.title, locale), locale),
    changed_lines: change.difference.lines,
    changed_fields: change.difference.fields,
    total_before: toDollars(order.total_cents),
    total: toDollars(priced.total),
    ...balanceOf(order, priced.total),
  }
}

/** Changes an order based on the version seen. Also throws `price-changed`, `out-of-stock`, `booking-required`, `slot-full`. */
export async function changeByStaff(context: Context, by: By, orderId: string, body: Wanted): Promise<Changed> {
  return transaction(context.db, async (trx) => {
    const placed = requireFound(await lockOrder(trx, requireOrderId(orderId)))
    const change = await planChange(context, trx, placed, body)
    const { total } = change.priced
    if (toCents(body.expected_total) !== total) {
      throw new AppError('price-changed', { details: { total: toDollars(total) } })
    }
    await requireTimes(context, trx, change, body)
    const after = isNothing(change) ? change.before.order : await changeOrder(context, trx, by, change)
    await record(trx, by, change, after)
    const { paid: _, ...open } = balanceOf(after, total)
    return { _id: after.id, version: after.version, total: toDollars(total), ...open }
  })
}

/** Added and moved services need free slots on days that are not closed, which stay locked. */
async function requireTimes(context: Context, trx: Database, { before, lines }: OrderChange, body: Wanted) {
  const places = await listAppointmentsOfOrder(trx, before.order.id)
  const lineAt = (position: number) => before.lines.find((line) => line.position === position)?.variant_id
  const slots = await lockSlotsOfOrder(
    trx,
    before.order.id,
    lines.flatMap(({ slot_id: slotId }) => slotId ?? []),
    (position) => lines.every(({ variant_id: id }) => id !== lineAt(position)),
  )
  const stays = ({ variant_id: id, slot_id: slotId }: CartLine) =>
    slotId === null
      ? before.lines.some(({ variant_id }) => variant_id === id)
      : places.some(
          (place) => place.status === 'BOOKED' && place.slot_id === slotId && lineAt(place.order_position) === id,
        )
  const wishOf = (id: string) => body.lines.findIndex(({ product_variant_id }) => product_variant_id === id)
  const changed = lines.filter((line) => !stays(line))
  const { openDays } = await findBookingRules(trx)
  requireBookings(context, { slots, openDays }, changed, (id) => `lines.${wishOf(id)}.slot_id`)
}

/** No mail is sent for a change without effect. */
function isNothing({ before, priced, difference: { lines, fields } }: OrderChange): boolean {
  return lines.length === 0 && fields.length === 0 && priced.total === before.order.total_cents
}

function requireFound(placed: OrderWithLines | undefined): OrderWithLines {
  if (!placed) throw new AppError('order-not-found')
  return placed
}

/** The balance of what was paid against another total. */
function balanceOf({ paid_cents: paid }: OrderRow, total: number) {
  const as = (payment_status: 'paid' | 'unpaid') =>
    ({ status: 'pending', payment_status, total_cents: total, paid_cents: paid }) as const
  return {
    paid: toDollars(paid),
    to_pay: toDollars(openOf(as('unpaid'))),
    to_return: toDollars(excessOf(as('paid'))),
  }
}

type Recorded = Pick<TimedLine, 'sku' | 'quantity' | 'starts_at' | 'slot_staff'>

/** Audits the change by field, without personal data: of contacts and addresses only that they changed. */
async function record(trx: Database, by: By, { before, lines, gifts, difference }: OrderChange, after: OrderRow) {
  const { order } = before
  const hidden = (which: string) =>
    Object.fromEntries(difference.fields.flatMap((field) => (field === 'courier' ? [] : [[field, which]])))
  const named = ({ sku, quantity, starts_at: at, slot_staff: who }: Recorded) =>
    [`${sku} × ${quantity}`, ...(at ? [hongKongTime(at)] : []), ...(who ? [who] : [])].join(' · ')
  await recordChange(trx, by, {
    action: 'orders.change',
    subject: 'order',
    id: order.id,
    title: order.reference,
    before: {
      ...hidden('former'),
      lines: before.lines
        .map((line) => named({ ...line, starts_at: bookedTime(line), slot_staff: bookedBy(line) }))
        .toSorted(),
      total_cents: order.total_cents,
      courier: order.courier_title,
      payment_status: order.payment_status,
    },
    after: {
      ...hidden('new'),
      lines: [...lines, ...gifts].map(named).toSorted(),
      total_cents: after.total_cents,
      courier: after.courier_title,
      payment_status: after.payment_status,
    },
  })
}
