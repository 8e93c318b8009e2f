import type { Translated } from '../../message-types.ts'
import type { dashboard as source } from '../../zh/staff/dashboard.ts'

export const dashboard: Translated<typeof source> = {
  waiting: {
    largeHolds: 'Unpaid orders hold much of the stock',
    held: '{held} of {units} held by unpaid orders',
    heldUntil: 'held until {time}',
    heldByProof: 'proof uploaded, to be checked',
    title: 'What is waiting',
    proofs: 'payments to check',
    overdue: 'renovations with an overdue instalment',
    expiring: 'quotations or variations about to expire',
    defect: 'renovations with a defect past its day',
    permit: 'renovations whose permit or insurance is ending',
    deliveries: 'paid orders to fulfil',
    reviews: 'reviews to approve',
    enquiries: 'new enquiries to answer',
    refunds: 'refund requests to decide',
    submitted: 'orders waiting to be paid',
    payments: 'payments to look into',
    nothing: 'All done. Nothing is waiting.',
    comments: 'comments held back',
    lowStock: 'variants running low',
    jobs: 'failed jobs and emails',
    late: '{count} enquiries are past the promised reply time',
    lateProofs: '{count} proofs of payment have waited for more than {hours} hours',
    stopped: 'Work that the shop does by itself is standing still: {jobs}. Please tell the people who run the system.',
    stoppedSince: '{job} (last at {time})',
    stoppedSeparator: ', ',
    guessed:
      '{what} are being guessed at from many places: {count} wrong tries from {since} to {until}. The shop slows such tries down by itself; customers who sign in from where they have before are not held up.',
    guesses: {
      passwords: 'Passwords of customers',
      'staff-passwords': 'Passwords of staff',
      codes: 'Links to verify or reset',
      vouchers: 'Voucher codes',
      orders: 'Orders and their contacts',
    },
  },
  lowStock: {
    title: 'Low stock',
    none: 'Enough of everything.',
    lead: 'Lowest stock first. Open a piece to restock it.',
    left: '{count} left',
  },
  figures: {
    sales: 'Sales, last 30 days',
    enquiries: 'Enquiries, last 30 days',
    day: 'Day',
  },
  permissions: {
    'figures.read': 'view sales and figures',
  },
}
