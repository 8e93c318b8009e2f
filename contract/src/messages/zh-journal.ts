import { journal } from './zh/journal.ts'

/** What the screens of the journal say; it travels with them. */
export const messages = {
  journal,
} as const
