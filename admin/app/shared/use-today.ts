import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { useState } from 'react'

/** The day in Hong Kong when a form was opened. */
export function useToday(): string {
  const [today] = useState(() => hongKongDay(new Date()))
  return today
}
