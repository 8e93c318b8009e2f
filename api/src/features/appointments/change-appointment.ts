import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { AppointmentEvent } from '../../jobs/job-data.ts'
import { findBookingRules } from '../configuration/configuration-service.ts'
import { isSameForVisitor, requireAppointment, requirePlace, servesDistrict } from './appointments-service.ts'
import { type AppointmentRow, lockAppointment, lockSlots, updateAppointment } from './appointments-queries.ts'
import { isDayClosed } from './present-appointment.ts'

type Step = {
  trx: Database
  id: string
  now: Date
  /** Throws if the change is not allowed. */
  allow: (row: AppointmentRow) => void
}

/** An appointment locked for changing, after its slots. Throws `appointment-not-found`, `changed-meanwhile`. */
async function hold({ trx, id, allow }: Step): Promise<AppointmentRow> {
  const seen = await requireAppointment(trx, id)
  await lockSlots(trx, [seen.slot_id])
  return holdAsSeen(trx, seen, allow)
}

async function holdAsSeen(trx: Database, seen: AppointmentRow, allow: Step['allow']): Promise<AppointmentRow> {
  const row = await lockAppointment(trx, seen.id, seen.slot_id)
  if (!row) throw new AppError('changed-meanwhile')
  allow(row)
  return row
}

/** Queues the message of an event. */
export async function notify(
  context: Context,
  trx: Database,
  id: string,
  event: AppointmentEvent,
): Promise<AppointmentRow> {
  const row = await requireAppointment(trx, id)
  await context.jobs.enqueue(trx, 'appointment-message', { appointmentId: id, event, sequence: row.sequence })
  return row
}

export async function confirm(context: Context, step: Step): Promise<AppointmentRow> {
  const row = await hold(step)
  await updateAppointment(step.trx, row.id, { status: 'BOOKED', settled_at: step.now })
  return notify(context, step.trx, row.id, 'booked')
}

/** By the visitor. On a day that was closed meanwhile staff decide: the place is kept for them until it begins. */
export async function confirmByVisitor(context: Context, step: Step): Promise<AppointmentRow> {
  const { openDays } = await findBookingRules(step.trx)
  if (!isDayClosed(await requireAppointment(step.trx, step.id), openDays)) return confirm(context, step)
  const row = await hold(step)
  await updateAppointment(step.trx, row.id, { confirm_by: row.starts_at })
  return requireAppointment(step.trx, row.id)
}

/**
 * Moves it to another slot of its kind and district, which confirms it; the visitor is notified of a new time or place. Also throws
 * `slot-not-found`, `slot-full`.
 */
export async function move(
  context: Context,
  step: Step,
  slotId: string,
  { isForVisitor }: { isForVisitor: boolean },
): Promise<AppointmentRow> {
  const { trx, now } = step
  const seen = await requireAppointment(trx, step.id)
  step.allow(seen)
  if (seen.slot_id === slotId) throw new AppError('illegal-transition')
  const slot = await requirePlace(trx, slotId, now, { isForVisitor, others: [seen.slot_id] })
  const row = await holdAsSeen(trx, seen, step.allow)
  const isForHome = row.kind === 'MEASUREMENT'
  if (slot.kind !== row.kind || (isForHome && !servesDistrict(slot, row.district))) throw new AppError('slot-not-found')
  if (await isSameForVisitor(trx, row.slot_id, slotId)) {
    await updateAppointment(trx, row.id, { slot_id: slotId })
    return requireAppointment(trx, row.id)
  }
  // No reminders before the order is paid.
  const isSettled = row.settled_at !== null || row.status === 'UNCONFIRMED'
  await updateAppointment(trx, row.id, {
    slot_id: slotId,
    status: 'BOOKED',
    sequence: row.sequence + 1,
    settled_at: isSettled ? now : null,
    mail_reminder_at: null,
    text_reminder_at: null,
  })
  return notify(context, trx, row.id, 'moved')
}

type Ending = { cancelled_by: 'VISITOR' | 'STUDIO'; reason: string | null }

export async function cancel(context: Context, step: Step, ending: Ending): Promise<AppointmentRow> {
  const row = await hold(step)
  await updateAppointment(step.trx, row.id, { status: 'CANCELLED', sequence: row.sequence + 1, ...ending })
  return notify(context, step.trx, row.id, ending.cancelled_by === 'STUDIO' ? 'cancelled-by-studio' : 'cancelled')
}

export async function end(step: Step, status: 'DONE' | 'MISSED'): Promise<AppointmentRow> {
  const row = await hold(step)
  await updateAppointment(step.trx, row.id, { status })
  return requireAppointment(step.trx, row.id)
}
