import {
  addSlots,
  bookVisit,
  cancelAppointment,
  changeSlot,
  correctVisitor,
  confirmAppointment,
  findStaffAppointment,
  finishAppointment,
  listFreeSlots,
  listStaffAppointments,
  listStaffSlots,
  listVisitsOfEnquiry,
  missAppointment,
  moveAppointment,
  removeSlot,
} from '@fitout/contract/staff/appointments.ts'
import { route } from '../../http/route.ts'
import {
  bookByStaff,
  cancelByStaff,
  confirmByStaff,
  correctVisitorByStaff,
  endByStaff,
  moveByStaff,
  showAppointmentsToStaff,
  showAppointmentToStaff,
} from './staff-appointments.ts'
import {
  addSlotsByStaff,
  changeSlotByStaff,
  removeSlotByStaff,
  showFreeSlots,
  showSlotsToStaff,
} from './staff-slots.ts'
import { showVisitsOfEnquiry } from './visits-service.ts'

export const staffAppointmentsRoutes = [
  route(listStaffSlots, async ({ context, request, query }) => showSlotsToStaff(context, { request, query })),
  route(listFreeSlots, async ({ context, query }) => ({ data: await showFreeSlots(context, query) })),
  route(addSlots, async ({ context, staff, body }) => ({ data: await addSlotsByStaff(context, staff, body) })),
  route(changeSlot, async ({ context, staff, params, body }) => ({
    data: await changeSlotByStaff(context, staff, params.id, body),
  })),
  route(removeSlot, async ({ context, staff, params }) => {
    await removeSlotByStaff(context, staff, params.id)
    return { data: { _id: params.id } }
  }),
  route(listStaffAppointments, async ({ context, request, query }) =>
    showAppointmentsToStaff(context, { request, query }),
  ),
  route(findStaffAppointment, async ({ context, params }) => ({
    data: await showAppointmentToStaff(context, params.id),
  })),
  route(listVisitsOfEnquiry, async ({ context, params }) => ({ data: await showVisitsOfEnquiry(context, params.id) })),
  route(bookVisit, async ({ context, staff, body, idempotencyKey }) => ({
    data: await bookByStaff(context, staff, body, idempotencyKey),
  })),
  route(confirmAppointment, async ({ context, staff, params, body }) => ({
    data: await confirmByStaff(context, staff, params.id, body.on_closed_day),
  })),
  route(correctVisitor, async ({ context, staff, params, body }) => ({
    data: await correctVisitorByStaff(context, staff, params.id, body),
  })),
  route(moveAppointment, async ({ context, staff, params, body }) => ({
    data: await moveByStaff(context, staff, params.id, body.slot_id),
  })),
  route(cancelAppointment, async ({ context, staff, params, body }) => ({
    data: await cancelByStaff(context, staff, params.id, body.reason),
  })),
  route(finishAppointment, async ({ context, staff, params }) => ({
    data: await endByStaff(context, staff, params.id, 'DONE'),
  })),
  route(missAppointment, async ({ context, staff, params }) => ({
    data: await endByStaff(context, staff, params.id, 'MISSED'),
  })),
]
