import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findProofReading } from '@fitout/contract/staff/payment-readings.ts'

/** What was read from the picture of a payment. */
export type PaymentReading = NonNullable<Answer<typeof findProofReading>['data']['reading']>
