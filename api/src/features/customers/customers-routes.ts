import {
  adjustPoints,
  copyCustomerData,
  deleteCustomer,
  exportCustomers,
  findCustomer,
  listCustomers,
  noteCustomer,
} from '@fitout/contract/staff-customers.ts'
import { route } from '../../http/route.ts'
import {
  adjustByStaff,
  copyByStaff,
  deleteByStaff,
  noteByStaff,
  showCustomer,
  showCustomers,
} from './customers-service.ts'
import { exportByStaff } from './export-customers.ts'

export const customersRoutes = [
  route(listCustomers, async ({ context, request, query }) => showCustomers(context, { request, query })),
  route(exportCustomers, async ({ context, staff, query }) => exportByStaff(context, staff, query)),
  route(findCustomer, async ({ context, params }) => showCustomer(context, params.id)),
  route(noteCustomer, async ({ context, staff, params, body }) => noteByStaff(context, staff, params.id, body.text)),
  route(adjustPoints, async ({ context, staff, params, body }) => adjustByStaff(context, staff, params.id, body)),
  route(copyCustomerData, async ({ context, staff, params }) => copyByStaff(context, staff, params.id)),
  route(deleteCustomer, async ({ context, staff, params, body }) => {
    await deleteByStaff(context, staff, params.id, body.reason)
    return { data: { deleted: true as const } }
  }),
]
