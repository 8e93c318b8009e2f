import type { Translated } from '../message-types.ts'
import type { handoverMails as source } from '../zh/handover-mails.ts'

export const handoverMails: Translated<typeof source> = {
  greeting: 'Dear {name},',
  greetingUnnamed: 'Hello,',
  details: 'Details',
  renovation: 'Renovation',
  day: 'Day of handover',
  openDefects: 'Open defects',
  fixedDefects: 'Defects for you to confirm',
  defect: 'no. {number}',
  separator: ', ',
  warranty: 'Warranty',
  until: 'Until',
  closing: 'If you have a question, just reply to this email.',
  events: {
    certificate: {
      heading: 'Your handover certificate',
      lead: 'Both sides have signed the certificate of the handover; the file attached is the one that both have. Warranties run from its day.',
      action: 'See defects and warranties',
      hint: 'While a warranty runs, tell us there of anything that is not right, with a picture.',
    },
    'defects-fixed': {
      heading: 'Defects are fixed: please see whether all is well',
      lead: 'The defects below have been fixed. Please look at them, and confirm on the page of your renovation or tell us what is still not right. After 14 days without an answer we may close them.',
      action: 'See the defects',
      hint: 'Pictures of the repair are on the page.',
    },
    'warranty-ends': {
      heading: 'A warranty ends within 30 days',
      lead: 'The warranty below ends soon. Please have a look, and tell us before its last day of anything that is not right, with a picture.',
      action: 'See warranties or report a problem',
      hint: 'What is reported in time is dealt with, also after the last day.',
    },
  },
}
