import type { Translated } from '../message-types.ts'
import type { mailings as source } from '../zh/mailings.ts'

export const mailings: Translated<typeof source> = {
  why: 'You get this mail because you agreed to our newsletter in the notification settings of your account. {contact}',
}
