import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findStaffVoucher } from '@fitout/contract/staff/vouchers.ts'

export type Voucher = Answer<typeof findStaffVoucher>['data']
