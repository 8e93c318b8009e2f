import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { StaffAccess } from './staff/permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The least a caller must be: no one in particular, any live session (a guest's too), a registered account, or staff
 * with a permission.
 */
export type Access = 'anyone' | 'guest' | 'registered' | StaffAccess

/** Which allowance of requests a call draws on; the figures are the API's configuration. */
export type RateClass = 'read' | 'search' | 'write' | 'login' | 'look-up' | 'upload' | 'checkout'

type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type EndpointOptions = {
  /** One sentence for the reference. */
  summary: string
  access: Access
  rate: RateClass
  query?: z.ZodObject
  body?: z.ZodObject
  /** The maximum size of that body; the default is 100 KiB. */
  bodyMaximumBytes?: number
  /** A multipart form instead of a JSON body; the value names its file field. */
  file?: string
  /** The maximum size of that file; the default is `uploadMaximumBytes`. */
  fileMaximumBytes?: number
  /** The body is taken as it comes, up to so many bytes. */
  bytesAtMost?: number
  response: z.ZodType
  errors: readonly ErrorCode[]
  /** Whether the call takes an `Idempotency-Key`. */
  idempotent?: true
  /** Whether this GET changes something, so that a cookie alone may not call it. */
  effect?: true
  /** No session counts and none is needed, not even one whose cookie comes along. */
  session?: 'ignored'
  /** The answer is the same for everyone, or for all without a session; shared caches may keep it for a moment. */
  shared?: true | 'with strangers'
  /** Other spellings of the path that answer alike. */
  aliases?: readonly string[]
}

export type Endpoint = EndpointOptions & { method: Method; path: string }

/** Describes one call of the API as a plain value, from which server, clients, forms and reference take their rules. */
export function endpoint<M extends Method, P extends string, const O extends EndpointOptions>(
  method: M,
  path: P,
  options: O,
) {
  return { method, path, ...options }
}

export type PathParameters<E extends Endpoint> = Record<PathParameter<E['path']>, string>
export type Query<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : Record<never, never>
export type QueryInput<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : Record<never, never>
export type Body<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined
export type BodyInput<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
export type Answer<E extends Endpoint> = z.output<E['response']>
export type AnswerInput<E extends Endpoint> = z.input<E['response']>
