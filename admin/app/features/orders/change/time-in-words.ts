import { showTime } from '../../../shared/show-time.ts'

/** The time and team of a service. */
export function timeInWords(starts: string | null, who: string | null): string {
  return starts ? [showTime(starts), who].filter(Boolean).join(' · ') : ''
}
