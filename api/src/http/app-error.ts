import { type ErrorCode, errorStatus, type Problem } from '@fitout/contract/errors.ts'

type Options = {
  errors?: { path: string; code: NonNullable<Problem['errors']>[number]['code'] }[]
  details?: Record<string, unknown>
  retryAfterSeconds?: number
}

/** The only error thrown on purpose. Its code determines the status and the localized message. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly options: Options

  constructor(code: ErrorCode, options: Options = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.status = errorStatus[code]
    this.options = options
  }
}
