import { AppError } from './app-error.ts'
import { timeLimits } from './time-limits.ts'

/** Ends work that takes too long with 503; what it still does is ended by the limits of its SQL statements. */
export async function withinTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('service-busy', { retryAfterSeconds: 1 })), timeLimits.request)
  })
  try {
    return await Promise.race([work(), limit])
  } finally {
    clearTimeout(timer)
  }
}
