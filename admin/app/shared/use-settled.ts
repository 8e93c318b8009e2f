import { useEffect, useState } from 'react'

/** The input, once typing pauses. */
export function useSettled<T>(typed: T, pauseMilliseconds = 400): T {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed, pauseMilliseconds])
  return settled
}
