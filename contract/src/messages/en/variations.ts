import type { Translated } from '../message-types.ts'
import type { variations as source } from '../zh/variations.ts'

export const variations: Translated<typeof source> = {
  none: 'We cannot find this variation',
  noneText: 'The link may be incomplete. Please look on the page of your renovation.',
  toRoom: 'Back to the renovation',
  status: {
    SENT: 'Waiting for a decision',
    APPROVED: 'Approved',
    DECLINED: 'Declined',
    WITHDRAWN: 'Withdrawn',
    EXPIRED: 'Expired',
  },
  causes: {
    CLIENT: 'Your wish',
    SITE: 'Found on site',
    STUDIO: 'Our proposal',
    PROVISIONAL: 'Price of a provisional sum',
    SETTLEMENT: 'Settlement that ends the contract',
  },
  sum: {
    before: 'Contract sum before it',
    change: 'Change',
    after: 'Contract sum after it',
  },
  end: {
    before: 'Agreed end before it',
    change: 'Change',
    after: 'Agreed end after it',
  },
  days: '{sign}{count, plural, one {# working day} other {# working days}}',
  own: 'Once approved it is an instalment of its own, with its own reference and code.',
  paysWith: 'Once approved it is paid with: ',
  back: 'Once approved it comes off the unpaid instalments, the last first; what was paid beyond that is returned to you.',
  states: {
    sent: 'This variation can be decided until the end of {day}. Until it is approved, contract and payments stay as they are.',
    lastDay:
      'This variation ends today: you can decide until midnight. Until it is approved, contract and payments stay as they are.',
    expired:
      'This variation ended on {day}, and the contract stays as it is. Please contact us if you still want the change.',
    declined: 'This variation was declined. The contract stays as it is.',
    withdrawn: 'We have taken this variation back. The contract stays as it is, and there is nothing you need to do.',
    settled: '{name} approved it on {at}, and the contract has ended by this settlement.',
    approved: '{name} approved it at {at}. It is a part of the contract.',
  },
  reason: 'Reason: {reason}',
  readOnly: 'You can read this variation. The client, or a member who may decide, approves or declines it.',
  toApprove: 'Approve this variation',
  approveTitle: 'Approve variation {number}',
  approve: 'Approve {amount}',
  approved: 'The variation is approved',
  decline: 'Decline',
  declineTitle: 'Decline this variation',
  declineText: 'Contract and payments stay as they are. Please tell us why, so that we can find another way.',
  declineConfirm: 'Decline it',
  declined: 'We have been told that you decline this variation',
  signs: {
    OLD: 'Taken out',
    NEW: 'New',
  },
  signTexts: {
    OLD: 'These items leave the contract.',
    NEW: 'These items come into the contract.',
  },
  sums: {
    OLD: 'Taken out in all',
    NEW: 'New in all',
  },
  papers: 'Paper',
  pdf: 'Download the variation (PDF)',
}
