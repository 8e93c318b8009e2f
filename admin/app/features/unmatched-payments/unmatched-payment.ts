import type { Answer } from '@fitout/contract/endpoint.ts'
import type { listUnmatchedPayments } from '@fitout/contract/staff/unmatched-payments.ts'

export type UnmatchedPayment = Answer<typeof listUnmatchedPayments>['data'][number]
