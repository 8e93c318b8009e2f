import type { Translated } from '../message-types.ts'
import type { quotationMails as source } from '../zh/quotation-mails.ts'

export const quotationMails: Translated<typeof source> = {
  greeting: 'Dear {name},',
  greetingUnnamed: 'Hello,',
  details: 'The quotation',
  number: 'Quotation',
  version: 'Version',
  total: 'Total',
  options: 'Options, beside the total',
  validUntil: 'Valid until',
  signedBy: 'Signed by',
  signedAt: 'Signed at',
  signedOnPaper: 'Signed on paper on',
  coolingOff: 'Cooling-off until',
  cancelledAt: 'Cancelled at',
  reason: 'Reason',
  renovation: 'Renovation',
  closing: 'If you have a question, just reply to this email.',
  closingToStaff: 'This email was sent by the system.',
  events: {
    sent: {
      heading: 'Your renovation quotation {number}, version {version}',
      lead: 'An itemised quotation is on the page of your renovation. Please read the items, what is not included, the payments and the terms before you decide.',
      action: 'Read the quotation',
      hint: 'Ask us whenever something is unclear.',
    },
    expiring: {
      heading: 'Quotation {number}, version {version}, ends soon',
      lead: 'This quotation is valid until the end of {day}. Just tell us if you need more time.',
      action: 'Read the quotation',
      hint: 'After that day you can ask us for a new one.',
    },
    withdrawn: {
      heading: 'Quotation {number}, version {version}, was withdrawn',
      lead: 'We have taken this version back, and there is nothing you need to do. The reason is below.',
      action: 'Go to the renovation',
      hint: 'We will tell you when a new version is ready.',
    },
    accepted: {
      heading: 'Quotation {number}, version {version}, was accepted',
      lead: 'This makes it a contract between both sides. The signed quotation with its terms is attached; please keep it.',
      action: 'Go to the renovation',
      hint: 'Payments and next steps are on the page of the renovation.',
    },
    'accepted-on-paper': {
      heading: 'Your signed quotation {number} was recorded',
      lead: 'We have recorded the quotation that was signed on paper, which makes it a contract. If you did not sign it, please tell us at once.',
      action: 'Go to the renovation',
      hint: 'Payments and next steps are on the page of the renovation.',
    },
    declined: {
      heading: 'Quotation {number}, version {version}, was declined',
      lead: 'This version is marked as declined, for the reason below.',
      action: 'Go to the renovation',
      hint: 'A revised quotation will come as a new version.',
    },
    cancelled: {
      heading: 'Quotation {number} was cancelled within the cooling-off period',
      lead: 'The contract has ended, and this email confirms it. Everything that was paid will be returned.',
      action: 'Go to the renovation',
      hint: 'The page of the renovation shows how the refund is going.',
    },
    'early-start': {
      heading: 'An early start was agreed for quotation {number}',
      lead: 'The client has agreed that works begin before the cooling-off period ends.',
      action: 'Go to the renovation',
      hint: 'Cancelling from now on is settled between both sides.',
    },
  },
}
