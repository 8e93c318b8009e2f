import {
  exportStaffEnquiries,
  findStaffEnquiry,
  listStaffEnquiries,
  readEnquiryPicture,
  workOnEnquiry,
} from '@fitout/contract/staff/enquiries.ts'
import { route } from '../../http/route.ts'
import { exportEnquiries } from './export-enquiries.ts'
import { sendEnquiryPicture, showEnquiriesToStaff, showEnquiryToStaff, workByStaff } from './staff-enquiries-service.ts'

export const staffEnquiriesRoutes = [
  route(listStaffEnquiries, async ({ context, request, query }) => showEnquiriesToStaff(context, { request, query })),
  route(exportStaffEnquiries, async ({ context, staff, query: { format, ...filter }, locale }) =>
    exportEnquiries(context, staff, { filter, format, locale }),
  ),
  route(findStaffEnquiry, async ({ context, params }) => ({ data: await showEnquiryToStaff(context, params.id) })),
  route(readEnquiryPicture, async ({ context, params }) => sendEnquiryPicture(context, params.id, params.picture_id)),
  route(workOnEnquiry, async ({ context, staff, params, body }) => ({
    data: await workByStaff(context, staff, params.id, body),
  })),
]
