import type { Body } from '@fitout/contract/endpoint.ts'
import type { priceOrderChange } from '@fitout/contract/staff/order-changes.ts'
import { isLocale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import {
  asCustomLine,
  type CartLine,
  giftLinesOf,
  newCustomLines,
  priceCartLines,
  sampleForm,
} from '../cart/cart-service.ts'
import { listServiceSlots } from '../appointments/appointments-service.ts'
import { deliveryFor, requireAddress } from '../checkouts/checkouts-service.ts'
import { findNamedPoint, priceOfDelivery } from '../couriers/couriers-service.ts'
import {
  bookedBy,
  bookedTime,
  differenceOf,
  isChangeable,
  type OrderChange,
  type OrderLineRow,
  type OrderWithLines,
  takenUnits,
  type TimedLine,
  withPaid,
} from '../orders/orders-service.ts'
import { findVoucherOfOrder } from '../vouchers/vouchers-service.ts'

/**
 * A priced change of an order. Existing items keep their prices, new ones have today's; offers and voucher are those of
 * the day of the order.
 */
export async function planChange(
  context: Context,
  db: Database,
  found: OrderWithLines,
  body: Body<typeof priceOrderChange>,
): Promise<OrderChange> {
  const before = { ...found, order: withPaid(found.order) }
  const { order } = before
  if (!(await isChangeable(context, db, order))) throw new AppError('order-not-changeable')
  if (order.version !== body.version) throw new AppError('changed-meanwhile')
  const bought = before.lines.filter((line) => !line.is_gift)
  const { kept, pieces } = partOf(body.lines, bought)
  const custom = [...kept, ...newCustomLines(body.custom_lines, isLocale(order.language) ? order.language : 'zh')]
  const basis = { at: order.created_at, taken: await takenUnits(db, order.id), custom }
  const { lines: sample, rules, offers } = await sampleForm(context, db, pieces, basis)
  const times = await timesOf(db, pieces)
  const lines = sample.map((line) => withTime(withAgreedPrice(line, bought), bought, times))
  requireOnSale(lines, bought)
  const delivery = deliveryFor(rules, body, await findNamedPoint(db, body.delivery_info), lines)
  requireAddress(body, lines, delivery)
  const voucher = await findVoucherOfOrder(db, order.id)
  const priced = priceCartLines(lines, delivery && priceOfDelivery(delivery), offers, voucher)
  // It would be redeemed without effect.
  if (voucher && priced.voucherDiscount === 0) throw new AppError('voucher-not-applicable')
  const wanted = { lines, gifts: giftLinesOf(priced, offers), priced, delivery, body }
  return { ...wanted, before, difference: differenceOf(before, wanted) }
}

type WantedLines = Body<typeof priceOrderChange>['lines']

/** The custom lines that the order keeps, and the lines to look up in the catalogue. */
function partOf(wanted: WantedLines, bought: OrderLineRow[]): { kept: CartLine[]; pieces: WantedLines } {
  const own = bought.filter(({ is_custom: isCustom }) => isCustom)
  const named = ({ product_variant_id: id }: WantedLines[number]) => own.some(({ variant_id }) => variant_id === id)
  const kept = own.flatMap((line) => {
    const units = wanted.filter(({ product_variant_id: id }) => id === line.variant_id)
    const quantity = units.reduce((sum, { qty }) => sum + qty, 0)
    return quantity > 0 ? [asCustomLine({ ...ownPart(line), quantity })] : []
  })
  return { kept, pieces: wanted.filter((line) => !named(line)) }
}

function ownPart({ variant_id, sku, product_title, original_unit_cents: price_cents }: OrderLineRow) {
  return { variant_id, sku, product_title, price_cents }
}

function withAgreedPrice(line: CartLine, bought: OrderLineRow[]): CartLine {
  const own = bought.find(({ variant_id: id }) => id === line.variant_id)
  return own ? { ...line, price_cents: own.original_unit_cents, agreed_unit_cents: own.unit_cents } : line
}

type Times = Map<string, { slotId: string; startsAt: Date | null; staff: string | null }>

async function timesOf(db: Database, wanted: WantedLines): Promise<Times> {
  const wishes = wanted.flatMap(({ product_variant_id: id, slot_id: slotId }) => (slotId ? [{ id, slotId }] : []))
  const slots = await listServiceSlots(
    db,
    wishes.map(({ slotId }) => slotId),
  )
  return new Map(
    wishes.map(({ id, slotId }) => {
      const slot = slots.find((one) => one.id === slotId)
      return [id, { slotId, startsAt: slot?.starts_at ?? null, staff: slot?.staff_name ?? null }]
    }),
  )
}

/** A service keeps its slot unless another is requested. */
function withTime(line: CartLine, bought: OrderLineRow[], times: Times): TimedLine {
  if (line.kind !== 'SERVICE') return line
  const wish = times.get(line.variant_id)
  if (wish) return { ...line, slot_id: wish.slotId, starts_at: wish.startsAt, slot_staff: wish.staff }
  const own = bought.find(({ variant_id: id }) => id === line.variant_id)
  return { ...line, starts_at: bookedTime(own), slot_staff: bookedBy(own) }
}

/** Withdrawn products can be kept or reduced. Throws `variant-not-on-sale` with the variants. */
function requireOnSale(lines: CartLine[], bought: OrderLineRow[]): void {
  const had = (id: string) => bought.find(({ variant_id }) => variant_id === id)?.quantity ?? 0
  const withdrawn = lines.filter((line) => !line.is_active && line.quantity > had(line.variant_id))
  if (withdrawn.length === 0) return
  const details = { product_variant_ids: withdrawn.map((line) => line.variant_id) }
  throw new AppError('variant-not-on-sale', { details })
}
