import { addStaff, changeStaff, listColleagues, listStaff, resetStaff } from '@fitout/contract/staff/staff.ts'
import {
  changeStaffPassword,
  chooseStaffLanguage,
  currentStaff,
  renewRecoveryCodes,
  signInStaff,
  signOutStaff,
} from '@fitout/contract/staff/session.ts'
import { takesPretendPayments } from '../../config.ts'
import { route } from '../../http/route.ts'
import { requirePermission, setStaffCookies } from '../../http/staff-session.ts'
import { deviceOf } from '../../http/device-cookie.ts'
import { changeOwnPassword, chooseLanguage, renewOwnRecoveryCodes } from './own-credentials.ts'
import { signIn, signOut } from './sign-in.ts'
import {
  changeStaffMember,
  createStaff,
  resetStaffMember,
  showColleagues,
  showOneself,
  showStaff,
} from './staff-service.ts'

export const staffRoutes = [
  route(signInStaff, async (call) => signIn(call.context, call.body, call)),
  route(currentStaff, async ({ context, staff }) => ({
    data: { ...(await showOneself(context, staff.id)), takes_pretend_payments: takesPretendPayments(context.config) },
  })),
  route(signOutStaff, async ({ context, staff, request, headers }) => {
    await signOut(context, staff, deviceOf(context, request))
    if (staff.byCookie) setStaffCookies(context, headers, '')
    return { data: { ended: true as const } }
  }),
  route(chooseStaffLanguage, async ({ context, staff, body }) => {
    await chooseLanguage(context, staff.id, body.language)
    return { data: body }
  }),
  route(changeStaffPassword, async ({ context, staff, body }) => {
    await changeOwnPassword(context, staff, body)
    return { data: { changed: true as const } }
  }),
  route(renewRecoveryCodes, async ({ context, staff, body }) => ({
    data: { recovery_codes: await renewOwnRecoveryCodes(context, staff, body.code) },
  })),
  route(listStaff, async ({ context, request, query }) => showStaff(context, { request, query })),
  route(listColleagues, async ({ context, staff, query }) => {
    requirePermission(staff, query.permission)
    return { data: await showColleagues(context, query.permission) }
  }),
  route(addStaff, async ({ context, staff, body }) => ({ data: await createStaff(context, staff, body) })),
  route(changeStaff, async ({ context, staff, params, body }) => ({
    data: await changeStaffMember(context, staff, params.id, body),
  })),
  route(resetStaff, async ({ context, staff, params }) => ({
    data: await resetStaffMember(context, staff, params.id),
  })),
]
