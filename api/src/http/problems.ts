import { errorStatus, type Problem } from '@fitout/contract/errors.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { errorWords, fieldErrorWords } from '../words.ts'
import { AppError } from './app-error.ts'

/** PostgreSQL's and the pool's ways of saying that there is no database just now. */
const absence = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '3D000',
])
const timeouts = new Set(['57014', '55P03', '40P01', '40001'])

/** What went wrong, in the form in which it is told; whatever was not foreseen becomes `internal-error`. */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (
    absence.has(code) ||
    code.startsWith('08') ||
    /timeout exceeded when trying to connect|Connection terminated/.test(message)
  ) {
    return new AppError('service-unavailable', { retryAfterSeconds: 2 })
  }
  // A value that the database cannot hold is the caller's; the schemas should have said so before.
  if (code.startsWith('22')) return new AppError('invalid-input')
  if (timeouts.has(code)) return new AppError('service-busy', { retryAfterSeconds: 1 })
  return new AppError('internal-error')
}

export function problemResponse(error: AppError, locale: Locale, requestId: string): Response {
  const problem: Problem = {
    status: errorStatus[error.code],
    code: error.code,
    message: errorWords(locale, error.code),
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
  if (error.options.retryAfterSeconds) headers.set('Retry-After', String(error.options.retryAfterSeconds))
  return new Response(JSON.stringify(problem), { status: problem.status, headers })
}
