import type { Translated } from '../message-types.ts'
import type { weeklySummaryWords as source } from '../zh/weekly-summary-words.ts'

/** The weekly summary for staff. */
export const weeklySummaryWords: Translated<typeof source> = {
  heading: 'The week from {from} to {until}',
  figures: 'What the week brought',
  figure: {
    orders: 'Orders placed by customers',
    paid: 'Orders paid by customers',
    takings: 'Takings',
    refunds: 'Refunds',
    enquiries: 'Enquiries received',
    answered: 'Of these, enquiries answered',
    contracts: 'Of these, enquiries that became contracts',
  },
  beside: '{count} ({before} the week before)',
  waiting: 'Waiting for you now',
  waits: {
    proofs: 'Payments to check',
    deliveries: 'Paid orders to pack or deliver',
    enquiries: 'Enquiries to answer',
    messages: 'Messages about renovations to answer',
    refunds: 'Refund requests to decide',
    sendBack: 'Refunds whose money is to be sent back',
    payments: 'Payments that match no order',
    reviews: 'Reviews to read',
    comments: 'Comments held back, to read',
    lowStock: 'Product variants that run low',
    jobs: 'Tasks that the system could not finish',
    overdue: 'Renovations with an overdue instalment',
    expiring: 'Renovations with a quotation or variation about to expire',
    defect: 'Renovations with a defect past its day',
    permit: 'Renovations with a permit or insurance about to end',
  },
  stock: 'Running out',
  left: '{count} left',
  lasts: '{count} left, days of stock: about {days}',
  more: 'And {count} more.',
  action: 'Open the back office',
  hint: 'You sign in to the back office first.',
  closing: 'You chose in the back office, under “Notice settings”, to get this summary on Mondays.',
  stop: 'End this summary',
  page: {
    ask: {
      title: 'End the summary of the week?',
      text: 'You then get no more of these mails. You can choose them again in the back office.',
    },
    done: { title: 'The summary has ended', text: 'You get no more of these mails.' },
    broken: {
      title: 'This link does not work',
      text: 'Please end the summary in the back office, under “Notice settings”.',
    },
    button: 'End it',
    home: 'To the shop',
  },
}
