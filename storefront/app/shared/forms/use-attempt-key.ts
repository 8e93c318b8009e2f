import { useRef } from 'react'
import { randomKey } from './random-key.ts'

/** The idempotency key of a body: repeated attempts share it, a changed body gets a new one. */
export function useAttemptKey(): (body: unknown) => string {
  const attempt = useRef({ key: '', body: '' })
  return (body) => {
    const written = JSON.stringify(body)
    if (attempt.current.body !== written) attempt.current = { key: randomKey(), body: written }
    return attempt.current.key
  }
}
