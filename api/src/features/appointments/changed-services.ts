import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { AppointmentEvent } from '../../jobs/job-data.ts'
import {
  type BookedService,
  findSlot,
  listAppointmentsOfOrder,
  lockSlots,
  type SlotRow,
  updateAppointment,
  updateContactsOfOrder,
} from './appointments-queries.ts'
import { type Booking, bookServices, contactColumns } from './booked-services.ts'

/**
 * Locks the slots of a locked order, along with the requested ones. Places of removed lines count as free. Throws
 * `changed-meanwhile`.
 */
export async function lockSlotsOfOrder(
  trx: Database,
  orderId: string,
  wished: string[],
  isLeaving: (position: number) => boolean,
): Promise<Map<string, SlotRow>> {
  const seen = (await listAppointmentsOfOrder(trx, orderId)).filter(isBooked)
  const slots = await lockSlots(trx, [...seen.map(({ slot_id: slot }) => slot), ...wished])
  const booked = (await listAppointmentsOfOrder(trx, orderId)).filter(isBooked)
  for (const row of booked) {
    const slot = slots.get(row.slot_id)
    if (!slot) throw new AppError('changed-meanwhile')
    if (isLeaving(row.order_position)) slots.set(slot.id, { ...slot, taken: slot.taken - 1 })
  }
  return slots
}

type ChangedBooking = Omit<Booking, 'lines'> & { lines: { position: number; slotId: string | null }[] }

/**
 * Updates the appointments of an order's services in locked slots: removed services free their places, those with
 * another time move, new ones take a place. A line without a slot keeps its time.
 */
export async function changeServices(context: Context, trx: Database, wanted: ChangedBooking, now: Date) {
  const { order, details, lines } = wanted
  const rows = await listAppointmentsOfOrder(trx, order.id)
  const wishOf = new Map(lines.map(({ position, slotId }) => [position, slotId]))
  for (const row of rows) if (isBooked(row) && !wishOf.has(row.order_position)) await takeOut(context, trx, row)
  await updateContactsOfOrder(trx, order.id, contactColumns(details))
  for (const row of rows) {
    const slotId = wishOf.get(row.order_position)
    if (slotId && !(isBooked(row) && row.slot_id === slotId)) await moveTo(context, trx, row, slotId, now)
  }
  const isNew = ({ position }: { position: number }) => rows.every((row) => row.order_position !== position)
  const booked = lines.flatMap((line) => (line.slotId && isNew(line) ? [{ ...line, slotId: line.slotId }] : []))
  await bookServices(trx, { order, details, lines: booked }, now)
}

/** Cancels the appointments ahead of services of a locked order that were refunded, and notifies their visitors. */
export async function takeOutServices(context: Context, trx: Database, orderId: string, positions: readonly number[]) {
  const listBooked = async () =>
    (await listAppointmentsOfOrder(trx, orderId)).filter(
      (row) => isBooked(row) && positions.includes(row.order_position),
    )
  const seen = positions.length > 0 ? await listBooked() : []
  if (seen.length === 0) return
  const slots = await lockSlots(
    trx,
    seen.map((row) => row.slot_id),
  )
  const now = context.clock.now()
  for (const row of await listBooked()) {
    const slot = slots.get(row.slot_id)
    if (slot && slot.starts_at > now) await takeOut(context, trx, row)
  }
}

const isBooked = ({ status }: BookedService) => status === 'BOOKED'

/** Whether the slots look the same to visitors: same time and place, another staff member. */
export async function isSameForVisitor(db: Database, ...slotIds: [string, string]): Promise<boolean> {
  const [one, other] = (await Promise.all(slotIds.map((id) => findSlot(db, id)))).map(
    (slot) => slot && JSON.stringify([slot.starts_at, slot.ends_at, slot.place]),
  )
  return one !== undefined && one === other
}

async function takeOut(context: Context, trx: Database, row: BookedService): Promise<void> {
  const sequence = nextSequence(row)
  await updateAppointment(trx, row.id, { status: 'CANCELLED', cancelled_by: 'STUDIO', sequence })
  if (wasNotified(row)) await notify(context, trx, row.id, 'taken-out', sequence)
}

/** A cancelled one is booked again. */
async function moveTo(context: Context, trx: Database, row: BookedService, slotId: string, now: Date) {
  if (isBooked(row) && (await isSameForVisitor(trx, row.slot_id, slotId))) {
    return updateAppointment(trx, row.id, { slot_id: slotId })
  }
  const sequence = nextSequence(row)
  await updateAppointment(trx, row.id, {
    slot_id: slotId,
    status: 'BOOKED',
    cancelled_by: null,
    reason: null,
    sequence,
    settled_at: row.settled_at && now,
    mail_reminder_at: null,
    text_reminder_at: null,
  })
  if (wasNotified(row)) await notify(context, trx, row.id, isBooked(row) ? 'moved' : 'booked', sequence)
}

/** Until the order is paid, the time is only in its own mails and in no calendar, unless it was moved. */
function wasNotified({ settled_at: settledAt, sequence }: BookedService): boolean {
  return settledAt !== null || sequence > 0
}

function nextSequence(row: BookedService): number {
  return wasNotified(row) ? row.sequence + 1 : row.sequence
}

async function notify(context: Context, trx: Database, id: string, event: AppointmentEvent, sequence: number) {
  await context.jobs.enqueue(trx, 'appointment-message', { appointmentId: id, event, sequence })
}
