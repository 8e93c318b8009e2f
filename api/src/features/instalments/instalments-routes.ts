import { listInstalments } from '@fitout/contract/instalments.ts'
import { listStaffInstalments, setInstalmentDue } from '@fitout/contract/staff/instalments.ts'
import { route } from '../../http/route.ts'
import { setDue, showInstalmentsToStaff, showOwnInstalments } from './instalments-service.ts'

export const instalmentsRoutes = [
  route(listInstalments, async ({ context, session, params }) =>
    showOwnInstalments(context, session.accountId, params.id),
  ),
  route(listStaffInstalments, async ({ context, params }) => showInstalmentsToStaff(context, params.id)),
  route(setInstalmentDue, async ({ context, staff, params, body }) =>
    setDue(context, staff, { renovationId: params.id, instalmentId: params.instalment_id }, body),
  ),
]
