import { useRef } from 'react'
import { randomKey } from './random-key.ts'

/** The key of what is sent: a repeated attempt keeps it; with anything else in it, it is another one. */
export function useAttemptKey(): (body: unknown) => string {
  const attempt = useRef({ key: '', body: '' })
  return (body) => {
    const written = JSON.stringify(body)
    if (attempt.current.body !== written) attempt.current = { key: randomKey(), body: written }
    return attempt.current.key
  }
}
