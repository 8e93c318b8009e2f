import type { Logger } from 'pino'
import { appErrorOf } from './http/problems.ts'

/** An outside dependency is missing or busy: the shop needs no fix, and the call can be repeated. */
export function isPassing(error: unknown): boolean {
  return [503, 507].includes(appErrorOf(error).status)
}

/** Logs a failure: one line for a temporary one, else all details needed to fix it. */
export function logFailure(log: Logger, error: unknown, what: string, about: object = {}): void {
  if (isPassing(error)) log.warn({ ...about, reason: reasonOf(error) }, what)
  else log.error({ ...about, err: error }, what)
}

const quietMilliseconds = 60_000

/** For operations that retry many times a minute: logs once a minute what they are waiting for. */
export function failureLog(log: Logger, what: string): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (isPassing(error)) {
      if (performance.now() < quietUntil) return
      quietUntil = performance.now() + quietMilliseconds
    }
    logFailure(log, error, what)
  }
}

export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return [typeof code === 'string' && code, message].filter(Boolean).join(': ')
}
