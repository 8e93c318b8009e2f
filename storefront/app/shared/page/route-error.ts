import type { ErrorResponse } from 'react-router'

/**
 * What a loader's `throw data(…)` becomes, for code that runs while a screen is rendered: the error page shows its
 * status and message.
 */
export function routeError(status: number, message: string): ErrorResponse & { internal: boolean } {
  return { status, statusText: '', internal: false, data: message }
}
