import type { Translated } from '../message-types.ts'
import type { weeklySummaryWords as source } from '../zh/weekly-summary-words.ts'

/** What a summary of the week says to staff. */
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
  lasts: '{count} left, enough for about {days} days',
  more: 'And {count} more.',
  action: 'Open the back office',
  hint: 'The back office shows the rest:',
  closing:
    'You chose in the back office, under “Notice settings”, to get this summary on Mondays, and can end it there at any time: {url}',
}
