import type { changedFields } from '@fitout/contract/staff/order-changes.ts'
import type { NewOrder } from './order-rows.ts'
import { deliveryColumns } from './order-rows.ts'
import type { ChangedLine } from './order-changes-queries.ts'
import type { OrderLineRow, OrderRow } from './orders-queries.ts'

/** A line with the staff member assigned to its service. */
export type TimedLine = NewOrder['lines'][number] & { slot_staff?: string | null }

export type OrderDifference = { lines: ChangedLine[]; fields: (typeof changedFields)[number][] }

type Wanted = Pick<NewOrder, 'gifts' | 'delivery'> & {
  lines: TimedLine[]
  body: Pick<NewOrder['body'], 'delivery_info' | 'delivery_details'>
}

/** The differences between two versions of an order; of contact and address only that they differ. */
export function differenceOf(
  { order, lines }: { order: OrderRow; lines: OrderLineRow[] },
  wanted: Wanted,
): OrderDifference {
  return { lines: changedLines(lines, wanted), fields: changedFieldsOf(order, wanted) }
}

function changedLines(before: OrderLineRow[], { lines, gifts }: Wanted): ChangedLine[] {
  const after = [
    ...lines.map((line) => ({ ...line, is_gift: false })),
    ...gifts.map((line) => ({ ...line, is_gift: true, slot_staff: null })),
  ]
  const named = (one: { variant_id: string; is_gift: boolean }) => `${one.variant_id} ${one.is_gift}`
  const now = new Map(after.map((line) => [named(line), line]))
  const then = new Map(before.map((line) => [named(line), line]))
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((key) => {
    const facts = then.get(key) ?? now.get(key)
    const change = {
      before: then.get(key)?.quantity ?? 0,
      after: now.get(key)?.quantity ?? 0,
      starts_before: bookedTime(then.get(key))?.toISOString() ?? null,
      starts_after: now.get(key)?.starts_at?.toISOString() ?? null,
      staff_before: bookedBy(then.get(key)),
      staff_after: now.get(key)?.slot_staff ?? null,
    }
    const isMoved = change.starts_before !== change.starts_after || change.staff_before !== change.staff_after
    if (!facts || (change.before === change.after && !isMoved)) return []
    const { product_title, variant_title, is_gift } = facts
    return [{ product_title, variant_title, is_gift, ...change }]
  })
}

/** The time of a line's service; null if it was cancelled. */
export function bookedTime(line: OrderLineRow | undefined): Date | null {
  return line && line.appointment_status !== 'CANCELLED' ? line.starts_at : null
}

/** The staff member assigned to it; null if it was cancelled. */
export function bookedBy(line: OrderLineRow | undefined): string | null {
  return bookedTime(line) && (line?.slot_staff ?? null)
}

/** Whether the difference is visible to the customer; the assigned staff member is internal. */
export function concernsCustomer({ lines, fields }: OrderDifference): boolean {
  return (
    fields.length > 0 || lines.some((line) => line.before !== line.after || line.starts_before !== line.starts_after)
  )
}

function changedFieldsOf(order: OrderRow, wanted: Wanted): OrderDifference['fields'] {
  const to = deliveryColumns(wanted)
  const codeOf = (point: unknown) => (point as { code?: string } | null)?.code
  const point = codeOf(wanted.delivery?.point)
  const is: Record<OrderDifference['fields'][number], boolean> = {
    recipient: to.recipient_name !== order.recipient_name,
    contact: to.area_code !== order.area_code || to.phone !== order.phone || to.email !== order.email,
    address:
      to.address !== order.address ||
      to.district !== order.district ||
      to.sub_district !== order.sub_district ||
      point !== codeOf(order.pick_up_point),
    courier: to.courier_id !== order.courier_id,
    note: to.note !== order.note,
  }
  return (['recipient', 'contact', 'address', 'courier', 'note'] as const).filter((field) => is[field])
}
