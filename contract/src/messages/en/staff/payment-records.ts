import type { Translated } from '../../message-types.ts'
import type { paymentRecords as source } from '../../zh/staff/payment-records.ts'

export const paymentRecords: Translated<typeof source> = {
  audit: {
    actions: {
      'instalments.due': '{who} changed when an instalment of renovation {thing} is due',
      'payment-records.enter': '{who} entered a payment for renovation {thing}',
      'payment-records.confirm': '{who} confirmed a payment for renovation {thing}',
      'payment-records.refuse': '{who} refused a payment for renovation {thing}',
      'payment-records.reverse': '{who} took back the confirmation of a payment for renovation {thing}',
      'payment-records.read-again': '{who} had the picture of a payment for renovation {thing} read again',
      'payment-records.refund': '{who} noted a refund for renovation {thing}',
    },
  },
}
