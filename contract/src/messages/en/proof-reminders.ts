import type { Translated } from '../message-types.ts'
import type { proofReminders as source } from '../zh/proof-reminders.ts'

/** The mail to staff about undecided proofs of payment. */
export const proofReminders: Translated<typeof source> = {
  heading: 'Proofs of payment to check',
  lead: '{count, plural, one {{count} proof of payment has} other {{count} proofs of payment have}} waited for more than {hours, plural, one {{hours} hour} other {{hours} hours}}, the oldest since {time}. The customers’ pieces stay held, and these orders do not lapse by themselves.',
  action: 'Check the proofs',
  hint: 'They wait in the back office.',
  closing: 'Everyone on the staff who decides on payments gets this mail, until all proofs are checked.',
}
