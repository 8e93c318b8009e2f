import type { Translated } from '../message-types.ts'
import type { weeklySummaryWords as source } from '../zh/weekly-summary-words.ts'

/** The weekly summary for staff. */
export const weeklySummaryWords: Translated<typeof source> = {
  heading: 'The week from {from} to {until}',
  figures: 'This week (the week before)',
  figure: {
    orders: 'Orders',
    paid: 'Orders paid',
    takings: 'Takings',
    enquiries: 'Enquiries',
    answered: 'Enquiries answered',
    contracts: 'Enquiries that became contracts',
  },
  beside: '{count} ({before})',
  waiting: 'Waiting now',
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
