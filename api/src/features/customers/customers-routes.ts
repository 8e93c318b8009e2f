import {
  adjustPoints,
  copyCustomerData,
  deleteCustomer,
  exportCustomers,
  findCustomer,
  listCustomerActivity,
  listCustomers,
  listCustomerTags,
  listGuestCustomers,
  noteCustomer,
  readmitCustomer,
  removeCustomerAvatar,
  suspendCustomer,
  tagCustomer,
} from '@fitout/contract/staff/customers.ts'
import { mergeCustomer, previewMerge } from '@fitout/contract/staff/customer-merges.ts'
import { route } from '../../http/route.ts'
import {
  adjustByStaff,
  copyByStaff,
  deleteByStaff,
  noteByStaff,
  readmitByStaff,
  removeAvatarByStaff,
  showCustomer,
  showCustomers,
  showTags,
  suspendByStaff,
  tagByStaff,
} from './customers-service.ts'
import { showActivity } from './customer-activity.ts'
import { showGuests } from './guest-customers.ts'
import { mergeByStaff, showMerge } from './merge-customers.ts'
import { exportByStaff } from './export-customers.ts'

export const customersRoutes = [
  route(listCustomers, async ({ context, request, query }) => showCustomers(context, { request, query })),
  route(listGuestCustomers, async ({ context, request, query }) => showGuests(context, { request, query })),
  route(exportCustomers, async ({ context, staff, query: { format, ...filter }, locale }) =>
    exportByStaff(context, staff, { filter, format, locale }),
  ),
  route(listCustomerTags, async ({ context }) => showTags(context)),
  route(findCustomer, async ({ context, params }) => showCustomer(context, params.id)),
  route(noteCustomer, async ({ context, staff, params, body }) => noteByStaff(context, staff, params.id, body.text)),
  route(tagCustomer, async ({ context, staff, params, body }) => tagByStaff(context, staff, params.id, body)),
  route(listCustomerActivity, async ({ context, request, params, query }) =>
    showActivity(context, params.id, { request, query }),
  ),
  route(adjustPoints, async ({ context, staff, params, body }) => adjustByStaff(context, staff, params.id, body)),
  route(copyCustomerData, async ({ context, staff, params }) => copyByStaff(context, staff, params.id)),
  route(suspendCustomer, async ({ context, staff, params, body }) =>
    suspendByStaff(context, staff, params.id, body.reason),
  ),
  route(readmitCustomer, async ({ context, staff, params }) => readmitByStaff(context, staff, params.id)),
  route(removeCustomerAvatar, async ({ context, staff, params, body }) =>
    removeAvatarByStaff(context, staff, params.id, body),
  ),
  route(previewMerge, async ({ context, params, query }) => showMerge(context, params.id, query)),
  route(mergeCustomer, async ({ context, staff, params, body }) => mergeByStaff(context, staff, params.id, body)),
  route(deleteCustomer, async ({ context, staff, params, body }) => {
    await deleteByStaff(context, staff, params.id, body.reason)
    return { data: { deleted: true as const } }
  }),
]
