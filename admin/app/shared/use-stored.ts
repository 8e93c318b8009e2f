import { useState } from 'react'

/** A choice stored in this browser as JSON; without storage it lasts until the page is closed. */
export function useStored<Value>(key: string, usual: Value): [Value, (value: Value) => void] {
  const [kept, setStored] = useState<{ key: string; value: Value }>(() => ({ key, value: stored(key, usual) }))
  // Another person, whose choices are stored under another key.
  const value = kept.key === key ? kept.value : stored(key, usual)
  function keep(next: Value): void {
    setStored({ key, value: next })
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {}
  }
  return [value, keep]
}

/** A value of another shape is from another release, and ignored. */
function stored<Value>(key: string, usual: Value): Value {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const isAlike = typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual) && value !== null
    return isAlike ? (value as Value) : usual
  } catch {
    return usual
  }
}
