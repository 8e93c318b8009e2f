import type { Context as HonoContext } from 'hono'
import { AppError } from './app-error.ts'
import type { Environment } from './serve.ts'
import { timeLimits } from './time-limits.ts'

/** Answers a call that takes too long with 503; what it still does is ended by the limits of its SQL statements. */
export function withinTime(handle: (hono: HonoContext<Environment>) => Promise<Response>) {
  return async (hono: HonoContext<Environment>): Promise<Response> => {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new AppError('service-busy', { retryAfterSeconds: 1 })), timeLimits.request)
    })
    try {
      return await Promise.race([handle(hono), limit])
    } finally {
      clearTimeout(timer)
    }
  }
}
