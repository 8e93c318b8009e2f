import { isOpenOn, type OpenDays } from '@fitout/contract/booking-days.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { newReference } from '../../database/new-reference.ts'
import { onOneConnection, together } from '../../database/sending-ahead.ts'
import { findBookingRules } from '../configuration/configuration-service.ts'
import {
  findSlot,
  insertAppointments,
  listAppointmentsOfOrder,
  lockSlots,
  type SlotRow,
  settleAppointmentsOfOrder,
  unsettleAppointmentsOfOrder,
  updateAppointment,
} from './appointments-queries.ts'
import { minutesOf, offeredAfter } from './present-appointment.ts'

/** Why a slot is unavailable: `gone` for good, or `full` for now. */
export type SlotFault = 'gone' | 'full'

/**
 * The wishes that locked slots cannot grant, among them those on a day closed since the slot was added. Two wishes for
 * one slot need two places.
 */
export function slotFaults(
  slots: ReadonlyMap<string, SlotRow>,
  wishes: { id: string; slotId: string }[],
  { openDays, now }: { openDays: OpenDays; now: Date },
) {
  const faults = new Map<string, SlotFault>()
  const wanted = new Map<string, number>()
  for (const { id, slotId } of wishes) {
    const slot = slots.get(slotId)
    const count = (wanted.get(slotId) ?? 0) + 1
    wanted.set(slotId, count)
    if (slot?.kind !== 'SERVICE' || !isServiceTime(slot.starts_at, now, openDays)) faults.set(id, 'gone')
    else if (slot.taken + count > slot.capacity) faults.set(id, 'full')
  }
  return faults
}

/** Whether a service slot can be ordered now. */
export async function isServiceOnOffer(db: Database, slotId: string, now: Date): Promise<boolean> {
  const [slot, { openDays }] = await onOneConnection(db, (one) =>
    together([findSlot(one, slotId), findBookingRules(one)]),
  )
  if (slot?.kind !== 'SERVICE' || slot.taken >= slot.capacity) return false
  return isServiceTime(slot.starts_at, now, openDays)
}

/** Whether there is enough notice to order it, on a day that is not closed. */
export function isServiceTime(startsAt: Date, now: Date, openDays: OpenDays): boolean {
  return startsAt > offeredAfter('SERVICE', now) && isOpenOn(hongKongDay(startsAt), openDays)
}

/** The time of a slot, as order and cart lines show it. */
export function presentServiceTime(slot: { starts_at: Date; ends_at: Date }) {
  return {
    preferred_date: hongKongDay(slot.starts_at),
    time_slot: null,
    starts_at: slot.starts_at.toISOString(),
    minutes: minutesOf(slot),
  }
}

export type Booking = {
  order: { id: string; accountId: string; locale: Locale }
  details: {
    name: string
    email?: string | undefined
    area_code: string
    phone: string
    address: string
    district?: string | null | undefined
    note: string
  }
  lines: { position: number; slotId: string }[]
}

/** Books the services of a new order, in slots locked by `lockSlots`. */
export async function bookServices(trx: Database, { order, details, lines }: Booking, now: Date): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ position, slotId }) => ({
    id: newId(),
    reference: newReference('AP'),
    slot_id: slotId,
    status: 'BOOKED' as const,
    account_id: order.accountId,
    order_id: order.id,
    order_position: position,
    language: order.locale,
    ...contactColumns(details),
    created_at: now,
  }))
  await insertAppointments(trx, rows)
}

export function contactColumns({ name, email, area_code, phone, district, address, note }: Booking['details']) {
  return { name, email: email?.toLowerCase() ?? null, area_code, phone, district: district ?? null, address, note }
}

/** The order is paid: sends the visitor calendar file and link, and enables reminders. */
export async function settleServices(
  context: Context,
  trx: Database,
  orderId: string,
  delay?: { startAfterSeconds: number },
): Promise<void> {
  const settled = await settleAppointmentsOfOrder(trx, orderId, context.clock.now())
  for (const { id, sequence } of settled) {
    await context.jobs.enqueue(trx, 'appointment-message', { appointmentId: id, event: 'booked', sequence }, delay)
  }
}

/** The payment was reversed before the visitor was notified. */
export async function unsettleServices(trx: Database, orderId: string): Promise<void> {
  await unsettleAppointmentsOfOrder(trx, orderId)
}

/** The order is cancelled and its row locked: frees the places and notifies visitors who know a time. */
export async function cancelServices(context: Context, trx: Database, orderId: string): Promise<void> {
  const listBooked = async () =>
    (await listAppointmentsOfOrder(trx, orderId)).filter(({ status }) => status === 'BOOKED')
  const seen = await listBooked()
  if (seen.length === 0) return
  await lockSlots(
    trx,
    seen.map((row) => row.slot_id),
  )
  for (const row of await listBooked()) {
    const sequence = row.sequence + 1
    await updateAppointment(trx, row.id, { status: 'CANCELLED', cancelled_by: 'STUDIO', sequence })
    if (row.settled_at === null && row.sequence === 0) continue
    const message = { appointmentId: row.id, event: 'order-cancelled', sequence } as const
    await context.jobs.enqueue(trx, 'appointment-message', message)
  }
}
