import type { Translated } from '../message-types.ts'
import type { contents as source } from '../zh/contents.ts'

export const contents: Translated<typeof source> = {
  onThisPage: 'On this page',
  updated: 'Last updated: {date}',
  print: 'Print this page',
  legal: 'Terms and policies',
  studio: 'The studio',
  address: 'Address',
  phone: 'Telephone',
  email: 'E-mail',
  hours: 'Opening hours',
  chat: 'Chat on WhatsApp',
}
