import { createDraft } from '../forms/draft.ts'

/** What is chosen on the booking form for this order: every line but those left out, how it is delivered, and a voucher. */
export const bookingChoice = createDraft('booking-choice', { leftOut: [] as string[], courierId: '', voucherCode: '' })
