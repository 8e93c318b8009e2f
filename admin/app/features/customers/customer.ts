import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findCustomer } from '@fitout/contract/staff/customers.ts'

export type Customer = Answer<typeof findCustomer>['data']
