import { useState } from 'react'

/** Idempotency keys: a retry of the same body has the same key. */
export function useKey(): (body: unknown) => string {
  const [keys] = useState(() => new Map<string, string>())
  return (body) => {
    const text = JSON.stringify(body)
    const key = keys.get(text) ?? crypto.randomUUID()
    keys.set(text, key)
    return key
  }
}
