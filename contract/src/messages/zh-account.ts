import { account } from './zh/account.ts'
import { security } from './zh/security.ts'

/** What the tabs of a member's account say besides; it travels with them. */
export const messages = {
  account,
  security,
} as const
