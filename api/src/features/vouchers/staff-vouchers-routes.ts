import { addVoucher, changeVoucher, findStaffVoucher, listStaffVouchers } from '@fitout/contract/staff/vouchers.ts'
import { route } from '../../http/route.ts'
import { addVoucherByStaff, changeVoucherByStaff, showVouchersToStaff, showVoucherToStaff } from './staff-vouchers.ts'

export const staffVouchersRoutes = [
  route(listStaffVouchers, async ({ context, request, query }) => showVouchersToStaff(context, { request, query })),
  route(findStaffVoucher, async ({ context, params }) => showVoucherToStaff(context, params.id)),
  route(addVoucher, async ({ context, staff, body }) => addVoucherByStaff(context, staff, body)),
  route(changeVoucher, async ({ context, staff, params, body }) =>
    changeVoucherByStaff(context, staff, params.id, body),
  ),
]
