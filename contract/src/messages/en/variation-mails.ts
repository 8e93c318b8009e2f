import type { Translated } from '../message-types.ts'
import type { variationMails as source } from '../zh/variation-mails.ts'

export const variationMails: Translated<typeof source> = {
  greeting: 'Dear {name},',
  greetingUnnamed: 'Hello,',
  details: 'The variation',
  renovation: 'Renovation',
  number: 'Variation',
  item: 'What it is about',
  amount: 'Change of the contract sum',
  days: 'Change of the works period',
  daysText: '{days, plural, one {{days} working day} other {{days} working days}}',
  sum: 'Contract sum',
  end: 'Agreed end',
  validUntil: 'Valid until',
  signedBy: 'Signed by',
  signedAt: 'Signed at',
  reason: 'Reason',
  closing: 'If you have a question, just reply to this email.',
  closingToStaff: 'This email was sent by the system.',
  events: {
    sent: {
      heading: 'Variation {number} waits for your decision',
      lead: 'We propose a change of the works. Please read the items, the amount and the days on the page of your renovation, then approve or decline. Until you approve, contract and payments stay as they are.',
      action: 'Read the variation',
      hint: 'Ask us whenever something is unclear.',
    },
    approved: {
      heading: 'Variation {number} was approved',
      lead: 'It is a part of the contract from now on. The signed document is attached; please keep it.',
      action: 'Go to the renovation',
      hint: 'The payments have been brought up to date.',
    },
    declined: {
      heading: 'Variation {number} was declined',
      lead: 'This change will not be carried out; contract and payments stay as they are. The reason is below.',
      action: 'Go to the renovation',
      hint: 'Another variation can be proposed.',
    },
    withdrawn: {
      heading: 'Variation {number} was withdrawn',
      lead: 'We have taken this change back, and there is nothing you need to do. Contract and payments stay as they are.',
      action: 'Go to the renovation',
      hint: 'We will tell you when there is a new proposal.',
    },
  },
}
