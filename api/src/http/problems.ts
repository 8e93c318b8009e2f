import { errorStatus, type Problem } from '@fitout/contract/errors.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { errorWords, fieldErrorWords } from '../words.ts'
import { outageOf } from '../outage.ts'
import { GivenUp } from '../work-in-time.ts'
import { AppError } from './app-error.ts'

const timeouts = new Set(['57014', '55P03', '40P01', '40001'])

/** Converts an error to the form in which clients see it; anything unforeseen becomes `internal-error`. */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const outage = outageOf(error)
  if (outage === 'store') return new AppError('storage-full', { retryAfterSeconds: 30 })
  if (outage === 'database') return new AppError('service-unavailable', { retryAfterSeconds: 2 })
  if (error instanceof GivenUp) return new AppError('service-busy', { retryAfterSeconds: 1 })
  const code = codeOf(error)
  // A value that the database cannot hold is the caller's error; the schemas should have refused it.
  if (code.startsWith('22')) return new AppError('invalid-input')
  if (timeouts.has(code)) return new AppError('service-busy', { retryAfterSeconds: 1 })
  return new AppError('internal-error')
}

/** Errors of the platform, e.g. an abort, have a numeric code. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

export function problemResponse(error: AppError, locale: Locale, requestId: string, isForStaff = false): Response {
  const problem: Problem = {
    status: errorStatus[error.code],
    code: error.code,
    message: errorWords(locale, error.code, isForStaff),
    ...(error.options.errors && {
      errors: error.options.errors.map(({ path, code }) => ({ path, code, message: fieldErrorWords(locale, code) })),
    }),
    ...(error.options.details && { details: error.options.details }),
    request_id: requestId,
  }
  const headers = new Headers({
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  // Does not wait for the rest of the body.
  if (problem.status === 408) headers.set('Connection', 'close')
  if (error.options.retryAfterSeconds) headers.set('Retry-After', String(error.options.retryAfterSeconds))
  return new Response(JSON.stringify(problem), { status: problem.status, headers })
}
