import { createDraft } from '../forms/draft.ts'

/** The choices on the booking form for this order: all lines but those left out, the delivery and a voucher. */
export const bookingChoice = createDraft('booking-choice', { leftOut: [] as string[], courierId: '', voucherCode: '' })
