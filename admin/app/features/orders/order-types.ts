import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findStaffOrder, listStaffOrders } from '@fitout/contract/staff/orders.ts'

export type OrderSummary = Answer<typeof listStaffOrders>['data'][number]
export type Order = Answer<typeof findStaffOrder>['data']
