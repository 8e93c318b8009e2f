import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findBookingRules } from '../configuration/configuration-service.ts'
import { appointmentCalendar } from './appointment-calendar.ts'
import { appointmentLimits, day } from './appointment-limits.ts'
import { readAppointmentToken } from './appointment-link.ts'
import type { AppointmentRow } from './appointments-queries.ts'
import { requireAppointment } from './appointments-service.ts'
import { cancel, confirmByVisitor, move } from './change-appointment.ts'
import { isChangeable, isConfirmable, presentLinked } from './present-appointment.ts'

/** Throws `appointment-not-found`, for a wrong token as well as for an expired link. */
async function findLinked(context: Context, token: string): Promise<AppointmentRow> {
  const row = await requireAppointment(context.db, await readAppointmentToken(context.db, token))
  const deadline = row.ends_at.getTime() + appointmentLimits.linkDays * day
  if (context.clock.now().getTime() > deadline) throw new AppError('appointment-not-found')
  return row
}

export async function showLinked(context: Context, token: string) {
  return present(context, await findLinked(context, token), context.clock.now())
}

export async function showCalendar(context: Context, token: string): Promise<Response> {
  const row = await findLinked(context, token)
  // Not confirmed yet.
  if (row.status === 'UNCONFIRMED' || row.cancelled_by === 'CLOCK') throw new AppError('appointment-not-found')
  return new Response(await appointmentCalendar(context, row), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${row.reference}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

type Doing = { id: string; now: Date; allow: (row: AppointmentRow) => void }

async function change(
  context: Context,
  token: string,
  isAllowed: (row: AppointmentRow, now: Date) => boolean,
  step: (doing: Doing & { trx: Parameters<Parameters<typeof transaction>[1]>[0] }) => Promise<AppointmentRow>,
) {
  const { id } = await findLinked(context, token)
  const now = context.clock.now()
  const allow = (row: AppointmentRow) => {
    if (!isAllowed(row, now)) throw new AppError('illegal-transition')
  }
  return present(context, await transaction(context.db, (trx) => step({ trx, id, now, allow })), now)
}

async function present({ db }: Context, row: AppointmentRow, now: Date) {
  const { openDays } = await findBookingRules(db)
  return presentLinked(row, now, openDays)
}

export async function confirmLinked(context: Context, token: string) {
  return change(context, token, isConfirmable, (step) => confirmByVisitor(context, step))
}

export async function moveLinked(context: Context, token: string, slotId: string) {
  return change(context, token, isChangeable, (step) => move(context, step, slotId, { isForVisitor: true }))
}

export async function cancelLinked(context: Context, token: string, reason: string) {
  const ending = { cancelled_by: 'VISITOR', reason: reason.trim() || null } as const
  return change(context, token, isChangeable, (step) => cancel(context, step, ending))
}
