import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { AppError } from './app-error.ts'

/** Throws `invalid-input` for a day in the future. */
export function requireDayPassed(now: Date, path: string, day: string): void {
  if (day > hongKongDay(now)) throw new AppError('invalid-input', { errors: [{ path, code: 'too-big' }] })
}
