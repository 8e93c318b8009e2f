import { workInTime } from '../work-in-time.ts'
import { AppError } from './app-error.ts'
import { timeLimits } from './time-limits.ts'

/**
 * Ends work that takes too long with 503; what it still does is ended by the limits of its SQL statements, and comes to
 * nothing.
 */
export async function withinTime<T>(work: () => Promise<T>): Promise<T> {
  return workInTime(work, timeLimits.request, () => new AppError('service-busy', { retryAfterSeconds: 1 }))
}
