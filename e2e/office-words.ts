import type { Locale } from '@fitout/contract/locales.ts'
import { errors as cnErrors } from '@fitout/contract/messages/cn/errors.ts'
import { appointments as cnAppointments } from '@fitout/contract/messages/cn/staff/appointments.ts'
import { backOffice as cnBackOffice } from '@fitout/contract/messages/cn/staff/back-office.ts'
import { customers as cnCustomers } from '@fitout/contract/messages/cn/staff/customers.ts'
import { dashboard as cnDashboard } from '@fitout/contract/messages/cn/staff/dashboard.ts'
import { failedJobs as cnFailedJobs } from '@fitout/contract/messages/cn/staff/failed-jobs.ts'
import { fieldFaults as cnFieldFaults } from '@fitout/contract/messages/cn/staff/field-faults.ts'
import { refundRequests as cnRefundRequests } from '@fitout/contract/messages/cn/staff/refund-requests.ts'
import { stockNotices as cnStockNotices } from '@fitout/contract/messages/cn/staff/stock-notices.ts'
import { writings as cnWritings } from '@fitout/contract/messages/cn/staff/writings.ts'
import { errors as enErrors } from '@fitout/contract/messages/en/errors.ts'
import { appointments as enAppointments } from '@fitout/contract/messages/en/staff/appointments.ts'
import { backOffice as enBackOffice } from '@fitout/contract/messages/en/staff/back-office.ts'
import { customers as enCustomers } from '@fitout/contract/messages/en/staff/customers.ts'
import { dashboard as enDashboard } from '@fitout/contract/messages/en/staff/dashboard.ts'
import { failedJobs as enFailedJobs } from '@fitout/contract/messages/en/staff/failed-jobs.ts'
import { fieldFaults as enFieldFaults } from '@fitout/contract/messages/en/staff/field-faults.ts'
import { refundRequests as enRefundRequests } from '@fitout/contract/messages/en/staff/refund-requests.ts'
import { stockNotices as enStockNotices } from '@fitout/contract/messages/en/staff/stock-notices.ts'
import { writings as enWritings } from '@fitout/contract/messages/en/staff/writings.ts'
import { errors as zhErrors } from '@fitout/contract/messages/zh/errors.ts'
import { appointments as zhAppointments } from '@fitout/contract/messages/zh/staff/appointments.ts'
import { backOffice as zhBackOffice } from '@fitout/contract/messages/zh/staff/back-office.ts'
import { customers as zhCustomers } from '@fitout/contract/messages/zh/staff/customers.ts'
import { dashboard as zhDashboard } from '@fitout/contract/messages/zh/staff/dashboard.ts'
import { failedJobs as zhFailedJobs } from '@fitout/contract/messages/zh/staff/failed-jobs.ts'
import { fieldFaults as zhFieldFaults } from '@fitout/contract/messages/zh/staff/field-faults.ts'
import { refundRequests as zhRefundRequests } from '@fitout/contract/messages/zh/staff/refund-requests.ts'
import { stockNotices as zhStockNotices } from '@fitout/contract/messages/zh/staff/stock-notices.ts'
import { writings as zhWritings } from '@fitout/contract/messages/zh/staff/writings.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'

const zh = {
  errors: zhErrors,
  appointments: zhAppointments,
  backOffice: zhBackOffice,
  customers: zhCustomers,
  dashboard: zhDashboard,
  failedJobs: zhFailedJobs,
  fieldFaults: zhFieldFaults,
  refundRequests: zhRefundRequests,
  stockNotices: zhStockNotices,
  writings: zhWritings,
}

/** The messages of the back office that journeys check, by language and feature. */
export const officeWords: Record<Locale, Translated<typeof zh>> = {
  zh,
  cn: {
    errors: cnErrors,
    appointments: cnAppointments,
    backOffice: cnBackOffice,
    customers: cnCustomers,
    dashboard: cnDashboard,
    failedJobs: cnFailedJobs,
    fieldFaults: cnFieldFaults,
    refundRequests: cnRefundRequests,
    stockNotices: cnStockNotices,
    writings: cnWritings,
  },
  en: {
    errors: enErrors,
    appointments: enAppointments,
    backOffice: enBackOffice,
    customers: enCustomers,
    dashboard: enDashboard,
    failedJobs: enFailedJobs,
    fieldFaults: enFieldFaults,
    refundRequests: enRefundRequests,
    stockNotices: enStockNotices,
    writings: enWritings,
  },
}

/** A message of the back office with its arguments filled in. */
export function withValues(message: string, values: Record<string, string | number>): string {
  return message.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
