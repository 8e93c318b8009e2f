import { listStaffAppointments } from './staff/appointments.ts'
import { findCustomer, listCustomers } from './staff/customers.ts'
import { findStaffEnquiry, listStaffEnquiries, workOnEnquiry } from './staff/enquiries.ts'
import {
  confirmStaffPayment,
  deliverOrder,
  findStaffOrder,
  listStaffOrders,
  noteOrder,
  shipOrder,
} from './staff/orders.ts'
import { findStaffProduct, listStaffProducts } from './staff/products.ts'
import { findStaffRenovation, listStaffRenovations } from './staff/renovations.ts'
import { listMovements, moveStock } from './staff/variants.ts'

/**
 * The calls that external tools can rely on: no response field is removed or changes its type, and no request field
 * becomes required. A test compares them with docs/public-api.json.
 */
export const stableCalls = {
  listStaffOrders,
  findStaffOrder,
  noteOrder,
  confirmStaffPayment,
  shipOrder,
  deliverOrder,
  listCustomers,
  findCustomer,
  listStaffEnquiries,
  findStaffEnquiry,
  workOnEnquiry,
  listStaffProducts,
  findStaffProduct,
  listMovements,
  moveStock,
  listStaffRenovations,
  findStaffRenovation,
  listStaffAppointments,
}
