import type { TrackedOrder } from './order-view.ts'

/** The payment status, with orders of which a part is paid apart from unpaid ones. */
export function paymentOf({ payment_status: status, paid }: Pick<TrackedOrder, 'payment_status' | 'paid'>) {
  return status === 'unpaid' && paid > 0 ? 'part_paid' : status
}
