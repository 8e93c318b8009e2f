import { screenNamed, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { createDraft, useDraft } from '../../shared/forms/draft.ts'
import type { OrderView } from './order-view.ts'
import { type Tracking, trackingDraft } from './tracking-draft.ts'

// The payment page is valid for 31 minutes.
const keptMilliseconds = 35 * 60_000

/**
 * The look-up of an order that is being paid on the provider's page, which would otherwise be lost when the browser
 * leaves the shop. Kept in the browser, since a token in the return address would be logged.
 */
const paymentReturn = createDraft('payment-return', { order: '', until: 0, reference: '', contact: '', token: '' })

export function keepForReturn(order: Pick<OrderView, '_id' | 'is_own'>): void {
  const { isAsked, ...tracking } = trackingDraft.read()
  // The owner returns to the order's own page.
  if (!isAsked || order.is_own) paymentReturn.clear()
  else paymentReturn.change({ ...tracking, order: order._id, until: Date.now() + keptMilliseconds })
}

/** Whether the visitor paid an order that they can only open by looking it up again. */
export function useIsTracked(orderId: string | undefined): boolean {
  const { order } = useDraft(paymentReturn)
  return orderId !== undefined && order === orderId
}

/** Takes the look-up out of the store. */
export function takeReturn(): Tracking | undefined {
  const { reference, contact, token, until } = paymentReturn.read()
  paymentReturn.clear()
  return until > Date.now() ? { reference, contact, token, isAsked: true } : undefined
}

/** The next user of this browser may be another person: only the next page of this visit may use the look-up. */
export function forgetReturn(): void {
  const { path } = splitLocale(location.pathname)
  if (path !== screenNamed('order-tracking').path && !path.startsWith('/result/')) paymentReturn.clear()
}
