import type { Draft } from './draft.ts'
import { randomKey } from './random-key.ts'

/** The last attempt without a response: its content and its idempotency key. */
export type Attempt = { content: string; key: string }

/**
 * The idempotency key of a body. The same body keeps its key until the attempt is cleared, so that a second click, a lost
 * response or a reload have one effect.
 */
export function keyOfAttempt(attempt: Draft<Attempt>, body: object): string {
  const content = JSON.stringify(body)
  if (attempt.read().content !== content) attempt.change({ content, key: randomKey() })
  return attempt.read().key
}
