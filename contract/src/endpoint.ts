import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { StaffAccess } from './staff/permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The minimum caller: anyone, any session (guests too), a registered account, or staff with a permission. */
export type Access = 'anyone' | 'guest' | 'registered' | StaffAccess

/** The rate-limit class of a call; the figures are in the API's configuration. */
export type RateClass = 'read' | 'search' | 'write' | 'login' | 'look-up' | 'upload' | 'checkout'

type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type EndpointOptions = {
  /** One sentence for the API reference. */
  summary: string
  access: Access
  rate: RateClass
  query?: z.ZodObject
  body?: z.ZodObject
  /** The maximum size of that body in bytes. Defaults to 100 KiB. */
  bodyMaximumBytes?: number
  /** A multipart form instead of a JSON body. The value is the name of its file field. */
  file?: string
  /** The maximum size of that file in bytes. Defaults to `uploadMaximumBytes`. */
  fileMaximumBytes?: number
  /** The body is passed on unparsed, up to this many bytes. */
  bytesAtMost?: number
  response: z.ZodType
  errors: readonly ErrorCode[]
  /** Whether the call takes an `Idempotency-Key`. */
  idempotent?: true
  /** This GET changes something, so a cookie alone does not authorise it. */
  effect?: true
  /** The call ignores sessions, even when a session cookie is sent. */
  session?: 'ignored'
  /** The answer is the same for everyone, or for everyone without a session; shared caches may keep it briefly. */
  shared?: true | 'with strangers'
  /** Aliases of the path, with the same answer. */
  aliases?: readonly string[]
}

export type Endpoint = EndpointOptions & { method: Method; path: string }

/** Describes one API call as a plain value. Server, clients, forms and the API reference are all derived from it. */
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
