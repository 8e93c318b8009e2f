import {
  assignRenovation,
  cancelRenovation,
  changeRenovation,
  findStaffRenovation,
  inviteRenovationMember,
  listStaffRenovationEvents,
  listStaffRenovations,
  listVisitsOfRenovation,
  openRenovation,
  removeRenovationMember,
  setRenovationCheck,
} from '@fitout/contract/staff/renovations.ts'
import { route } from '../../http/route.ts'
import { openRoom } from './open-room.ts'
import { showVisitsOfRoom } from './room-visits.ts'
import {
  assignRoom,
  cancelRoom,
  changeRoom,
  inviteByStaff,
  removeByStaff,
  setCheck,
  showEventsToStaff,
  showRenovationsToStaff,
  showRenovationToStaff,
} from './staff-renovations-service.ts'

export const staffRenovationsRoutes = [
  route(listStaffRenovations, async ({ context, request, query }) =>
    showRenovationsToStaff(context, { request, query }),
  ),
  route(findStaffRenovation, async ({ context, params }) => ({
    data: await showRenovationToStaff(context, params.id),
  })),
  route(listStaffRenovationEvents, async ({ context, params, request, query }) =>
    showEventsToStaff(context, params.id, { request, query }),
  ),
  route(listVisitsOfRenovation, async ({ context, params }) => ({ data: await showVisitsOfRoom(context, params.id) })),
  route(openRenovation, async ({ context, staff, body }) => ({ data: await openRoom(context, staff, body) })),
  route(changeRenovation, async ({ context, staff, params, body }) => ({
    data: await changeRoom(context, staff, params.id, body),
  })),
  route(assignRenovation, async ({ context, staff, params, body }) => ({
    data: await assignRoom(context, staff, params.id, body),
  })),
  route(setRenovationCheck, async ({ context, staff, params, body }) => ({
    data: await setCheck(context, staff, params, body),
  })),
  route(cancelRenovation, async ({ context, staff, params, body }) => ({
    data: await cancelRoom(context, staff, params.id, body),
  })),
  route(inviteRenovationMember, async ({ context, staff, params, body }) => ({
    data: await inviteByStaff(context, staff, params.id, body),
  })),
  route(removeRenovationMember, async ({ context, staff, params }) => ({
    data: await removeByStaff(context, staff, params.id, params.member_id),
  })),
]
