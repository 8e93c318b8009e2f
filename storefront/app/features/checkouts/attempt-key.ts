import { keyOfAttempt } from '../../shared/forms/attempt-key.ts'
import { createDraft } from '../../shared/forms/draft.ts'

/** The last order that was not answered. */
export const attempt = createDraft('checkout-attempt', { content: '', key: '' })

export function attemptKey(body: object): string {
  return keyOfAttempt(attempt, body)
}

export function forgetAttempt(): void {
  attempt.clear()
}
