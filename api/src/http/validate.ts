import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { fieldErrorCodes } from '@fitout/contract/errors.ts'
import type { z } from 'zod'
import { AppError } from './app-error.ts'

type Issue = z.core.$ZodIssue

// A hostile body can be wrong in a thousand places; more errors than this help no client.
const issuesAtMost = 20

/** Returns the parsed value, or throws `invalid-input` naming every invalid field, by `placeOf` if it was moved before. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  placeOf = (path: string[]) => path,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.slice(0, issuesAtMost).flatMap((issue) => {
    const path = placeOf(issue.path.map(String))
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.slice(0, 5).map((key) => ({ path: [...path, key.slice(0, 60)].join('.'), code: codeOf(issue) }))
    }
    return [{ path: path.join('.'), code: codeOf(issue) }]
  })
  // A value can break several rules of its field; the first is enough.
  const first = errors.filter((error, index) => errors.findIndex(({ path }) => path === error.path) === index)
  throw new AppError('invalid-input', { errors: first })
}

/** The error of a single value: the first rule that it breaks. */
export function fieldErrorOf({ issues: [issue] }: z.ZodError): FieldErrorCode {
  return issue ? codeOf(issue) : 'invalid'
}

function codeOf(issue: Issue): FieldErrorCode {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown-field'
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'required'
      if (issue.expected === 'int') return 'not-whole'
      return issue.expected === 'number' ? 'not-number' : 'wrong-type'
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') {
        return Number(issue.minimum) === 1 ? 'required' : 'too-short'
      }
      return 'too-small'
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too-long' : 'too-big'
    case 'invalid_value':
      return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'not-listed'
    case 'invalid_format':
      if (issue.input === '') return 'required'
      return issue.format === 'date' || issue.format === 'datetime' ? 'date-format' : 'invalid'
    case 'custom': {
      const code = issue.params?.['code']
      return fieldErrorCodes.includes(code) ? code : 'invalid'
    }
    default:
      return 'invalid'
  }
}
