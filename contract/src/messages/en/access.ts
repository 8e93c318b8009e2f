import type { Translated } from '../message-types.ts'
import type { access as source } from '../zh/access.ts'

export const access: Translated<typeof source> = {
  signIn: 'Sign in',
}
