import type { Body } from '@fitout/contract/endpoint.ts'
import type { correctVisitor } from '@fitout/contract/staff/appointments.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { requireSeen, versionOf } from '../../http/seen-version.ts'
import { type Doer, recordChange } from '../audit/audit-service.ts'
import { type AppointmentRow, lockAppointment, updateAppointment } from './appointments-queries.ts'
import { requireAppointment } from './appointments-service.ts'
import { readContact } from './book-visit.ts'
import { notify } from './change-appointment.ts'
import { contactOf, isConfirmable } from './present-appointment.ts'

/** What staff correct for a visitor; changes with every correction. */
export const visitorVersion = (row: AppointmentRow) => versionOf(visitorOf(row))

function visitorOf({ name, email, area_code, phone, language, district, address, note }: AppointmentRow) {
  return { name, email, area_code, phone, language, district, address, note }
}

/** The visitor of an order is corrected with it. */
export function isCorrectable(row: AppointmentRow, now: Date): boolean {
  return row.order_id === null && (row.status === 'BOOKED' || isConfirmable(row, now))
}

/**
 * Corrects the visitor of an appointment that is to take place. Where its messages go elsewhere, the new contact is sent
 * its time and link, and the links sent to the former one end. A visitor whose district changes is notified too: mails and
 * calendars name it, but nothing else that is corrected here. Throws `appointment-not-found`, `illegal-transition`,
 * `changed-meanwhile`, `invalid-input`.
 */
export async function correctByStaff(
  context: Context,
  by: Doer,
  id: string,
  { version, ...typed }: Body<typeof correctVisitor>,
): Promise<AppointmentRow> {
  const now = context.clock.now()
  const { name, address, note, language } = typed
  const wanted = { ...readContact(typed), name, address, note, language }
  return transaction(context.db, async (trx) => {
    const seen = await requireAppointment(trx, id)
    const before = await lockAppointment(trx, seen.id, seen.slot_id)
    if (!before) throw new AppError('changed-meanwhile')
    if (!isCorrectable(before, now)) throw new AppError('illegal-transition')
    requireSeen(version, visitorOf(before))
    const isForHome = before.kind === 'MEASUREMENT'
    if (isForHome && !address.trim()) {
      throw new AppError('invalid-input', { errors: [{ path: 'address', code: 'required' }] })
    }
    const home: { district?: string } = isForHome && typed.district ? { district: typed.district } : {}
    const goesElsewhere = destinationOf(before) !== destinationOf({ ...before, ...wanted })
    const isElsewhere = home.district !== undefined && home.district !== before.district
    const isNotified = goesElsewhere || isElsewhere
    const { sequence, link_version: link } = before
    await updateAppointment(trx, before.id, {
      ...wanted,
      ...home,
      ...(isNotified && { sequence: sequence + 1 }),
      ...(goesElsewhere && { link_version: link + 1 }),
    })
    const event = before.status === 'UNCONFIRMED' ? 'confirm' : goesElsewhere ? 'booked' : 'corrected'
    const after = isNotified ? await notify(context, trx, before.id, event) : await requireAppointment(trx, before.id)
    await record(trx, by, before, after)
    return after
  })
}

const destinationOf = (row: AppointmentRow) => JSON.stringify(contactOf(row))

/** Of personal data only that it changed. */
async function record(trx: Database, by: Doer, before: AppointmentRow, after: AppointmentRow): Promise<void> {
  const facts = ({ name, email, area_code, phone, district, address, note }: AppointmentRow) => ({
    recipient: name,
    contact: [email, area_code, phone].join(' '),
    address: [district, address].join(' '),
    note,
  })
  const [former, present] = [facts(before), facts(after)]
  const changed = (Object.keys(former) as (keyof typeof former)[]).filter((field) => former[field] !== present[field])
  const hidden = (which: string) => Object.fromEntries(changed.map((field) => [field, which]))
  await recordChange(trx, by, {
    action: 'appointments.correct',
    subject: 'appointment',
    id: after.id,
    title: after.reference,
    before: { ...hidden('former'), language: before.language },
    after: { ...hidden('new'), language: after.language },
  })
}
