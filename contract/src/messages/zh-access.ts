import { credentials } from './zh/credentials.ts'
import { access } from './zh/access.ts'

/** What the screens say by which a guest becomes a member and comes in again; it travels with them. */
export const messages = {
  credentials,
  access,
} as const
