import {
  addCourier,
  changeCourier,
  importStaffPickUpPoints,
  listStaffCouriers,
  listStaffPickUpPoints,
  moveCourier,
  switchPickUpPoint,
} from '@fitout/contract/staff/couriers.ts'
import { route } from '../../http/route.ts'
import {
  addCourierByStaff,
  changeCourierByStaff,
  moveCourierByStaff,
  showCouriersToStaff,
} from './staff-couriers-service.ts'
import { importPointsByStaff, showPointsToStaff, switchPointByStaff } from './staff-pick-up-points.ts'

export const staffCouriersRoutes = [
  route(listStaffCouriers, async ({ context, request, query }) => showCouriersToStaff(context, { request, query })),
  route(addCourier, async ({ context, staff, body }) => addCourierByStaff(context, staff, body)),
  route(changeCourier, async ({ context, staff, params, body }) =>
    changeCourierByStaff(context, staff, params.id, body),
  ),
  route(moveCourier, async ({ context, staff, params, body }) => moveCourierByStaff(context, staff, params.id, body)),
  route(listStaffPickUpPoints, async ({ context, request, query }) => showPointsToStaff(context, { request, query })),
  route(switchPickUpPoint, async ({ context, staff, params, body }) =>
    switchPointByStaff(context, staff, params.id, params.code, body.is_open),
  ),
  route(importStaffPickUpPoints, async ({ context, staff, file, query, locale }) =>
    importPointsByStaff(context, staff, file, { isDry: query.dry_run, locale }),
  ),
]
