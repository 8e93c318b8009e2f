import { addToCart } from '@fitout/contract/cart.ts'
import { call } from '../../shared/api/browser-call.ts'
import { visitorQueries } from '../../shared/api/queries.ts'
import { mayPass } from '../../shared/session/backoff.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'
import { forgetWaiting, waitingLines } from './waiting-lines.ts'

/** Sends queued additions. Those refused by the shop are reported and dropped; others stay queued. */
export async function sendWaitingLines(wordsForSent: string): Promise<void> {
  let sent = 0
  for (const line of waitingLines()) {
    const { storeId, id, qty, booking } = line
    const body = { product_variant_id: id, qty, mode: 'set', booking } as const
    try {
      await call(addToCart, { params: { store_id: storeId }, body })
      sent += 1
    } catch (error) {
      if (mayPass(error)) break
      showToast({ kind: 'server-error', error })
    }
    forgetWaiting(line)
  }
  await visitorQueries().invalidateQueries({ queryKey: ['cart'] })
  if (sent > 0) showToast({ kind: 'success', text: wordsForSent })
}
