import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { AppError } from '../../http/app-error.ts'

type ValidDays = { byDefault: number; atLeast: number; atMost: number }

/** The last day of a document sent now. Throws `invalid-input` for a day too near or too far away. */
export function requireValidUntil(wanted: string | undefined, days: ValidDays, now: Date): string {
  const day = wanted ?? hongKongDay(now, days.byDefault)
  const refuse = (code: 'day-past' | 'day-too-far') =>
    new AppError('invalid-input', { errors: [{ path: 'valid_until', code }] })
  if (day < hongKongDay(now, days.atLeast)) throw refuse('day-past')
  if (day > hongKongDay(now, days.atMost)) throw refuse('day-too-far')
  return day
}
