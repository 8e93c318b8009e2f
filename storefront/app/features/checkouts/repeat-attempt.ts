import { checkOut } from '@fitout/contract/checkouts.ts'
import { CallError } from '@fitout/contract/client.ts'
import type { ErrorCode } from '@fitout/contract/errors.ts'
import { quietCall } from '../../shared/api/browser-call.ts'
import type { CartItem } from '../../shared/booking/chosen-cart.ts'
import { attempt, forgetAttempt } from './attempt-key.ts'
import type { CheckoutBody } from './checkout-body.ts'

/** Errors after which the order may exist nevertheless. */
const undecided = new Set<ErrorCode>([
  'service-unavailable',
  'service-busy',
  'internal-error',
  'request-in-progress',
  'rate-limited',
  'no-session',
])

/** Whether an order was sent without an answer, and its lines have left the booking form: then it was placed. */
export function isAnswerLost(content: string, items: CartItem[]): boolean {
  const sent = contentOf(content)
  return (
    sent !== undefined && !items.some((item) => sent.checkout_product_variant_ids.includes(item.product_variant_id))
  )
}

/**
 * Sends the last order again with its own key, which returns the first answer. Its lines are gone, so that no new order
 * can result: if there was none, the shop refuses.
 */
export async function repeatAttempt(storeId: string) {
  const { content, key } = attempt.read()
  const body = contentOf(content)
  if (!body) return null
  try {
    const { data, return_url } = await quietCall(checkOut, { params: { store_id: storeId }, body, idempotencyKey: key })
    return { ...data, leadsTo: body.payment_method === 'ONLINE' ? return_url : undefined }
  } catch (error) {
    if (isUndecided(error)) throw error
    forgetAttempt()
    return null
  }
}

/** Whether an order may exist despite this error. */
export function isUndecided(error: unknown): boolean {
  return !(error instanceof CallError) || undecided.has(error.problem.code)
}

function contentOf(content: string): CheckoutBody | undefined {
  try {
    const value: unknown = JSON.parse(content)
    const isBody = typeof value === 'object' && value !== null && 'checkout_product_variant_ids' in value
    return isBody ? (value as CheckoutBody) : undefined
  } catch {
    return undefined
  }
}
