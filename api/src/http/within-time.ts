import { workInTime } from '../work-in-time.ts'
import { AppError } from './app-error.ts'
import { timeLimits } from './time-limits.ts'

/**
 * Ends a call that takes too long with 503; its remaining work is ended by the limits of its SQL statements and has no effect.
 */
export async function withinTime<T>(work: () => Promise<T>): Promise<T> {
  return workInTime(work, timeLimits.request, () => new AppError('service-busy', { retryAfterSeconds: 1 }))
}
