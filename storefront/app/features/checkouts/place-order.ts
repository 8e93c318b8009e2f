import { checkOut } from '@fitout/contract/checkouts.ts'
import { CallError } from '@fitout/contract/client.ts'
import { call } from '../../shared/api/browser-call.ts'
import { attemptKey, forgetAttempt } from './attempt-key.ts'
import type { CheckoutBody } from './checkout-body.ts'
import { isUndecided } from './repeat-attempt.ts'

const tries = 6

/** Places the order once, however often it is called. Throws errors that the customer or the shop must fix. */
export async function placeOrder(storeId: string, body: CheckoutBody) {
  for (let tried = 1; ; tried += 1) {
    try {
      const answer = await call(checkOut, {
        params: { store_id: storeId },
        body,
        idempotencyKey: attemptKey(body),
      })
      forgetAttempt()
      return { ...answer.data, leadsTo: body.payment_method === 'ONLINE' ? answer.return_url : undefined }
    } catch (error) {
      if (!isUndecided(error)) forgetAttempt()
      if (tried >= tries || !(error instanceof CallError)) throw error
      // An earlier request is still running; its answer will apply.
      if (error.problem.code === 'request-in-progress') await pause(error.retryAfterSeconds ?? 1)
      else if (error.problem.code !== 'idempotency-key-reused') throw error
    }
  }
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
