import { useState } from 'react'

/** The idempotency key for what is sent: the same thing sent again after a lost answer bears the same one. */
export function useKey(): (body: unknown) => string {
  const [keys] = useState(() => new Map<string, string>())
  return (body) => {
    const text = JSON.stringify(body)
    const key = keys.get(text) ?? crypto.randomUUID()
    keys.set(text, key)
    return key
  }
}
