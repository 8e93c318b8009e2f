import type { Translated } from '../message-types.ts'
import type { contactChanges as source } from '../zh/contact-changes.ts'

export const contactChanges: Translated<typeof source> = {
  secondStep: 'A code was sent to {contact}. Submit it once more, with the same new contact, to complete the change.',
  changed: 'Your contact has been changed.',
}
