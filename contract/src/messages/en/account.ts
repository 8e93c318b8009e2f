import type { Translated } from '../message-types.ts'
import type { account as source } from '../zh/account.ts'

export const account: Translated<typeof source> = {
  tabs: 'Your account',
}
