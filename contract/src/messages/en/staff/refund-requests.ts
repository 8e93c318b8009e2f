import type { Translated } from '../../message-types.ts'
import type { refundRequests as source } from '../../zh/staff/refund-requests.ts'

export const refundRequests: Translated<typeof source> = {
  refunds: {
    changed: 'The order was changed or cancelled, and more was paid than is owed.',
    byHand: '{amount} of it was not paid by card: send it back yourselves',
    sendBack: 'Mark as sent back',
    sentBack: 'sent back {at}',
    none: 'No refund requests are waiting. Those that customers make on the page of their order, and you for callers on the order here, are listed here.',
    noneToSend:
      'No money is to be sent back. Approved refunds that were not paid by card wait here until you have sent them.',
    lead: 'Card payments are refunded through the payment provider; all other payments you send back yourselves.',
    before: 'Refunded before',
    asked: 'Requested',
    decided: 'Decided',
    came: 'How it came',
    lookedUp:
      'Order looked up by reference and contact, which others may know. Before you send a transfer to an account named here, call the customer.',
    amount: 'Amount',
    approve: 'Approve refund',
    approveLead: 'Refund {amount} for order {reference}?',
  },
  refundRequests: {
    title: 'Refunds',
    none: 'No refund has been requested.',
    status: 'Status',
    all: 'All',
    variant: 'Items returned',
    units: '{title} × {count}',
    left: 'Up to {amount}',
    shelf: 'Return to stock',
    shelfOf: '{title}: units returned to stock (of {count})',
    withUnits: '{points, plural, one {{points} point comes} other {{points} points come}} back with it.',
    withAll: 'With this the whole order is refunded: {what} come back too.',
    points: '{points, plural, one {{points} point} other {{points} points}}',
    voucher: 'the voucher “{title}”',
    takes:
      'This takes back the {points, plural, one {{points} point} other {{points} points}} that the money had earned.',
    takesVouchers: 'The balance is too low, so unused vouchers are taken back: {what}.',
    takesOwed:
      '{owed, plural, one {{owed} point is} other {{owed} points are}} spent already: the customer owes them, and later points pay them.',
    voucherCost: '“{title}” ({points, plural, one {{points} point} other {{points} points}})',
    vouchersCost: '“{title}” × {count} ({points, plural, one {{points} point} other {{points} points}} each)',
    tookBack: 'Taken back',
    owes: '{owed, plural, one {{owed} point} other {{owed} points}} owed',
    answer: 'Emailed to the customer (optional)',
    answerUntold: 'To the customer (optional; shown on the order’s page, as the order has no email address)',
    decide: 'Decide',
    gaveBack: 'Refunded',
    restocked: 'Returned to stock',
    answerGiven: 'Answer',
    request: 'Request a refund',
    requestLead:
      'For a customer who phones or writes. You decide on it like on a request of their own. The customer reads the reason on the page of the order.',
    reason: 'Reason',
    most: 'Up to {count}',
    nothingChosen: 'Choose what is refunded.',
  },
  refundStatus: {
    WAITING: 'Waiting',
    TO_SEND: 'Money to send back',
    WITHDRAWN: 'Withdrawn',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
  },
  refundMoney: {
    BY_HAND: 'Not paid by card: send it back yourselves',
    ON_ITS_WAY: 'On its way to the card',
    SENT: 'Sent to the card',
    REFUSED: 'The payment provider refused it',
  },
  resources: {
    refunds: {
      name: 'Refunds',
    },
  },
  permissions: {
    'refunds.read': 'view refund requests',
    'refunds.request': 'request refunds for customers',
    'refunds.decide': 'decide on refund requests',
  },
  audit: {
    actions: {
      'refunds.request': '{who} requested a refund for order {thing} for the customer',
      'refunds.decide': '{who} decided on the refund request for order {thing}',
      'refunds.send': '{who} noted that the refund for order {thing} was sent back',
      'refunds.unsend': '{who} took back that the refund for order {thing} was sent back',
    },
    subjects: {
      'refund request': 'refund request',
    },
  },
}
