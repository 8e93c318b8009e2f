import { createDraft } from '../../shared/forms/draft.ts'

/** The order that was sent last and of which no answer has come yet: its content as it was sent, and its key. */
export const attempt = createDraft('checkout-attempt', { content: '', key: '' })

/**
 * The key under which an order is sent. The same content keeps its key until it went through, so that a second press,
 * a lost answer or a reload give one order.
 */
export function attemptKey(body: object): string {
  const content = JSON.stringify(body)
  if (attempt.read().content !== content) attempt.change({ content, key: randomKey() })
  return attempt.read().key
}

export function forgetAttempt(): void {
  attempt.clear()
}

// `randomUUID` is missing on pages without https, such as a trial in the local network.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
