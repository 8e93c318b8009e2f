import { useState } from 'react'

/** A choice that this browser remembers, as JSON; without a storage it lasts as long as the page. */
export function useStored<Value>(key: string, usual: Value): [Value, (value: Value) => void] {
  const [kept, setStored] = useState<{ key: string; value: Value }>(() => ({ key, value: stored(key, usual) }))
  // Another person, whose choices are kept under another key.
  const value = kept.key === key ? kept.value : stored(key, usual)
  function keep(next: Value): void {
    setStored({ key, value: next })
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {}
  }
  return [value, keep]
}

/** What is of another shape was kept by another release, and is not taken. */
function stored<Value>(key: string, usual: Value): Value {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const isAlike = typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual) && value !== null
    return isAlike ? (value as Value) : usual
  } catch {
    return usual
  }
}
