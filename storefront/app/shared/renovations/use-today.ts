import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { useEffect, useState } from 'react'

/** The day in Hong Kong, updated at midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => hongKongDay(new Date()))
  useEffect(() => {
    const look = () => setToday(hongKongDay(new Date()))
    const timer = setTimeout(look, Math.max(Date.parse(`${today}T24:00:00+08:00`) - Date.now(), 1000))
    // A device that slept through midnight did not run the timer.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [today])
  return today
}
