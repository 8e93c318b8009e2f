import type { Translated } from '../../message-types.ts'
import type { unmatchedPayments as source } from '../../zh/staff/unmatched-payments.ts'

export const unmatchedPayments: Translated<typeof source> = {
  payments: {
    name: 'Unmatched payments',
    lead: 'Longest waiting first. Check with the payment provider or the bank, then note the outcome.',
    none: 'No unmatched payments. Money that matches no order, and refunds that the payment provider refused, are listed here.',
    noneOf: 'No payments here.',
    look: 'Resolve',
    allOrders: 'Show those of all orders',
    expected: 'Expected',
    expectedRefund: 'To be refunded',
    came: 'Received',
    names: 'Reference given',
    payment: 'Payment ID',
    refusal: 'Refused because',
    returned: 'Automatic refund',
    returnedAt: '{amount}, sent back {at}',
    returnedSoon: '{amount}, on its way back',
    noted: 'Noticed',
    order: 'Order',
    noOrder: 'No order found',
    by: 'Settled',
    outcome: 'Outcome',
    reason: 'What was found (for colleagues only)',
  },
  paymentState: {
    WAITING: 'To check',
    SETTLED: 'Settled',
  },
  paymentTrouble: {
    'unknown-session': 'A notification that matches no payment page',
    'card-for-an-order': 'A card was saved where an order was to be paid',
    'another-order': 'The payment refers to another order',
    'another-currency': 'Paid in another currency',
    'another-amount': 'A different amount was paid',
    'order-not-payable': 'Money arrived for an order that is cancelled, lapsed or already paid',
    'refunded-at-provider': 'Refunded directly at the payment provider',
    'refund-refused': 'The payment provider refused a refund',
  },
  paymentWay: {
    ACCEPTED: 'Accept as paid',
    SENT_AGAIN: 'Refund again',
    REFUNDED: 'Refunded by hand',
    NOTHING: 'No action needed',
  },
  audit: {
    actions: {
      'payments.settle': '{who} settled a payment to check for {thing}',
    },
    subjects: {
      payment: 'payment to check',
    },
  },
}
