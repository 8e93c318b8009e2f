import type { Translated } from '../message-types.ts'
import type { handOverMails as source } from '../zh/hand-over-mails.ts'

export const handOverMails: Translated<typeof source> = {
  heading: '{name} handed an enquiry to you',
  lead: 'From now on “{thing}” is yours to answer.',
  note: 'Note',
  action: 'Open the enquiry',
  hint: 'You sign in to the back office first.',
  closing: 'This mail goes to the colleague who takes over, and to nobody else.',
}
