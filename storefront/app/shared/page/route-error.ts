import type { ErrorResponse } from 'react-router'

/**
 * The result of a loader's `throw data(…)`, for code that runs while rendering: the error page shows its status and
 * message.
 */
export function routeError(status: number, message: string): ErrorResponse & { internal: boolean } {
  return { status, statusText: '', internal: false, data: message }
}
