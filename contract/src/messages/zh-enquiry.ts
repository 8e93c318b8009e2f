import { enquiry } from './zh/enquiry.ts'

/** What the enquiry form says besides; it travels with it. */
export const messages = {
  enquiry,
} as const
