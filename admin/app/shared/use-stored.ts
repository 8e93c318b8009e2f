import { useState } from 'react'

/** A choice that this browser remembers; without a storage it lasts as long as the page. */
export function useStored(key: string, usual: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => stored(key) ?? usual)
  function keep(next: boolean): void {
    setValue(next)
    try {
      localStorage.setItem(key, String(next))
    } catch {}
  }
  return [value, keep]
}

function stored(key: string): boolean | undefined {
  try {
    const value = localStorage.getItem(key)
    return value === null ? undefined : value === 'true'
  } catch {
    return undefined
  }
}
