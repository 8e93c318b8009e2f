import type { Answer, AnswerInput, Body, Endpoint, PathParameters, Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { StaffAccess } from '@fitout/contract/staff/permissions.ts'
import type { Received } from '../adapters/storage/port.ts'
import type { Context } from '../context.ts'
import type { FileAnswer } from './send-object.ts'
import type { Session } from './session.ts'
import type { StaffSession } from './staff-session.ts'
import type { Written } from './written.ts'

/** The arguments of a handler, all validated against the contract. */
export type Call<E extends Endpoint> = {
  context: Context
  params: PathParameters<E>
  query: Query<E>
  body: Body<E>
  /** The uploaded file; it is removed after the call unless it was kept. */
  file: E extends { file: string } ? Received : undefined
  /** The raw body. */
  bytes: E extends { bytesAtMost: number } ? Uint8Array : undefined
  /** A customer's session; present if the endpoint requires one. */
  session: E['access'] extends 'anyone' ? Session | undefined : E['access'] extends StaffAccess ? undefined : Session
  /** Present if the endpoint is for staff. */
  staff: E['access'] extends StaffAccess ? StaffSession : undefined
  locale: Locale
  request: Request
  /** The network a request came from, for allowances; absent for calls of this process. */
  source: string | undefined
  idempotencyKey: string | undefined
  /** When the request arrived, by `performance.now()`, before it waited for anything. */
  arrivedAt: number
  /** Additional headers of the answer. */
  headers: Headers
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<AnswerInput<E> | Written<Answer<E>> | Response | FileAnswer>

export type Route = { endpoint: Endpoint; handler: Handler<Endpoint> }

/** Connects an endpoint of the contract to its handler; the answer is stripped to the contract's shape. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler: handler as unknown as Handler<Endpoint> }
}
