import {
  bookAppointment,
  cancelAppointmentByLink,
  confirmAppointmentByLink,
  downloadCalendar,
  holdSlot,
  listSlots,
  moveAppointmentByLink,
  ownAppointments,
  releaseHold,
  showAppointmentByLink,
} from '@fitout/contract/appointments.ts'
import { route } from '../../http/route.ts'
import { cancelLinked, confirmLinked, moveLinked, showCalendar, showLinked } from './appointments-by-link.ts'
import { giveBackHold, holdPlace, showOwnAppointments, showSlots } from './appointments-service.ts'
import { book } from './book-visit.ts'

export const appointmentsRoutes = [
  route(listSlots, async ({ context, query }) => ({ data: await showSlots(context, query) })),
  route(holdSlot, async ({ context, session, source, locale, body }) => ({
    data: await holdPlace(context, { accountId: session.accountId, source, locale }, body.slot_id),
  })),
  route(releaseHold, async ({ context, session, params }) => {
    await giveBackHold(context, session.accountId, params.id)
    return { data: { _id: params.id } }
  }),
  route(bookAppointment, async ({ context, session, source, locale, body, idempotencyKey }) => ({
    data: await book(context, { accountId: session.accountId, source, locale }, body, idempotencyKey),
  })),
  route(ownAppointments, async ({ context, session, query, request }) =>
    showOwnAppointments(context, session.accountId, { request, query }),
  ),
  route(showAppointmentByLink, async ({ context, query }) => ({ data: await showLinked(context, query.token) })),
  route(confirmAppointmentByLink, async ({ context, body }) => ({ data: await confirmLinked(context, body.token) })),
  route(moveAppointmentByLink, async ({ context, body }) => ({
    data: await moveLinked(context, body.token, body.slot_id),
  })),
  route(cancelAppointmentByLink, async ({ context, body }) => ({
    data: await cancelLinked(context, body.token, body.reason),
  })),
  route(downloadCalendar, async ({ context, query }) => showCalendar(context, query.token)),
]
