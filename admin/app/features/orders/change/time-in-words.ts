import { showTime } from '../../../shared/show-time.ts'

/** When a service takes place, and who comes. */
export function timeInWords(starts: string | null, who: string | null): string {
  return starts ? [showTime(starts), who].filter(Boolean).join(' · ') : ''
}
