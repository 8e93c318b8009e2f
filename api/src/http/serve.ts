import type { Endpoint, RateClass } from '@fitout/contract/endpoint.ts'
import { type Shown, showsHeader } from '@fitout/contract/public-change.ts'
import { permissionOf } from '@fitout/contract/staff/permissions.ts'
import { attachAnswer } from '@fitout/contract/attached-answer.ts'
import type { Context as HonoContext } from 'hono'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { forPage } from '../shared-by-pages.ts'
import { actingAs } from '../database/acting-staff.ts'
import { mayBeOld } from '../database/may-be-old.ts'
import { requestLocale } from '../words.ts'
import { AppError } from './app-error.ts'
import { admittingClass, workingClass } from './load-classes.ts'
import { encode } from './content-codings.ts'
import { securityHeaders } from './headers.ts'
import { countStream } from './open-streams.ts'
import { publicAddress, publicResponse } from './public-answers.ts'
import type { LimitedClass } from './rates.ts'
import { readInput } from './read-input.ts'
import type { Call, Route } from './route.ts'
import { FileAnswer, sendObject } from './send-object.ts'
import {
  presentsToken,
  readSession,
  requireOwnRequest,
  type Session,
  sessionCookieHeader,
  sessionLocale,
} from './session.ts'
import { type Bindings, sourceOf } from './source.ts'
import { admitStaff, type StaffSession } from './staff-session.ts'
import { validate } from './validate.ts'
import { shownIn } from './what-answers-show.ts'
import { withinTime } from './within-time.ts'
import { Written, write } from './written.ts'

/** The caller, as logged with a failed call. */
type Caller = { account_id?: string; staff_id?: string }

export type Environment = {
  Bindings: Bindings
  Variables: {
    requestId: string
    locale?: ReturnType<typeof requestLocale>
    caller?: Caller
    /** The answer already has the common headers. */
    isWhole?: boolean
  }
}

const queryFieldsAtMost = 100
const pathParameter = z.string().min(1).max(200)
const storeParameter = z.uuid()
const idempotencyKey = z
  .string()
  .min(8)
  .max(200)
  .regex(/^[\x21-\x7E]+$/)

/** Answers one endpoint: allowance, session, own-request check, input, handler, answer; in this order. */
export function serve(context: Context, { endpoint, handler }: Route) {
  const isForStaff = permissionOf(endpoint.access) !== undefined
  const isForSetup = endpoint.path.startsWith('/setup')
  const needsNoSession = isForStaff || endpoint.session === 'ignored'
  const fixedHeaders = securityHeaders(context.config.publicUrl)
  return async (hono: HonoContext<Environment>): Promise<Response> => {
    const request = hono.req.raw
    const arrivedAt = performance.now()
    // A GET may have effects that a HEAD must not.
    if (endpoint.effect && request.method === 'HEAD') throw new AppError('method-not-allowed')
    const wait = secondsToWait(context, endpoint.rate, request, hono.env)
    if (wait !== undefined) throw new AppError('rate-limited', { retryAfterSeconds: wait })
    if (!isForSetup && !(await context.isSetUp())) throw new AppError('not-set-up')
    // A public answer is the same with and without a session, so the session is not looked up.
    const isShared = isSharedWith(context, endpoint, request)
    const source = hono.env.internal ? undefined : sourceOf(request, hono.env, context.config.trustProxy)
    const needsLook = isForStaff || !(isShared || needsNoSession)
    const admitted = async () => ({
      staff: isForStaff ? await admitStaff(context, endpoint, request, source) : undefined,
      session: isShared || needsNoSession ? undefined : await admit(context, endpoint, request),
    })
    // The place in the load class is not held while a body arrives.
    const { staff, session } = needsLook
      ? await withinTime(() => context.limiters[admittingClass(endpoint.rate)](admitted))
      : await admitted()
    hono.set('caller', callerOf(session, staff))
    const locale = sessionLocale(session) ?? requestLocale(request)
    hono.set('locale', locale)
    const madeIn = context.publicAnswers.generation
    const headers = new Headers()
    const params = readParameters(hono.req.param())
    const query = endpoint.query ? validate(endpoint.query, readQuery(request)) : {}
    const input = await readInput(context, endpoint, request, hono.env.incoming)
    const call: Call<Endpoint> = {
      context,
      params,
      query,
      body: input.body as never,
      file: input.file as never,
      bytes: input.bytes as never,
      session: session as never,
      staff: staff as never,
      locale,
      request,
      source,
      idempotencyKey: endpoint.idempotent ? readIdempotencyKey(request) : undefined,
      arrivedAt,
      headers,
    }
    const limiter = context.limiters[workingClass(endpoint, { body: input.body, query })]
    const handle = () => (staff && !staff.tokenId ? actingAs(staff.id, () => handler(call)) : handler(call))
    const work = () => limiter(handle).finally(() => input.file?.remove())
    const sharedWork = hono.env.internal ? () => forPage(work) : work
    const result = await withinTime(() => (isShared ? mayBeOld(sharedWork) : work()))
    // The change notification takes a moment, and the person who made the change may look at once.
    if (isForStaff && endpoint.method !== 'GET') await context.watch.hear()
    if (result instanceof Response || result instanceof FileAnswer) {
      await countStream(context, request, hono.env)
      return result instanceof FileAnswer ? sendObject(request, result.object, result.headers) : result
    }
    const answer = result instanceof Written ? result : write(endpoint.response, result)
    const shows = shownIn(endpoint, { params, query, answer })
    if (isShared) {
      const kept = context.publicAnswers.keep(publicAddress(request.url), answer, endpoint, { madeIn, shows })
      hono.set('isWhole', true)
      const own = { ...fixedHeaders, ...toldTo(hono.env, shows), ...idOf(hono) }
      const response = publicResponse(request, kept, own, true)
      return hono.env.internal ? attachAnswer(response, answer.value) : response
    }
    if (session?.renew && !headers.has('Set-Cookie')) await renew(context, session, headers)
    const { body: bytes, headers: coding } = encode(request, answer.json)
    const answerHeaders: Record<string, string> = {
      ...toldTo(hono.env, shows),
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...coding,
    }
    // Most calls add none: plain headers are passed through, without creating, sorting and reading a Headers object.
    if (headers.keys().next().done) {
      hono.set('isWhole', true)
      return new Response(bytes, { headers: { ...fixedHeaders, ...answerHeaders, ...idOf(hono) } })
    }
    for (const [name, value] of Object.entries(answerHeaders)) {
      if (name === 'Vary') headers.append(name, value)
      else headers.set(name, value)
    }
    return new Response(bytes, { headers })
  }
}

function idOf(hono: HonoContext<Environment>): Record<string, string> {
  return { 'X-Request-Id': hono.get('requestId') }
}

/** A request with a session, even an expired one, is not shared with strangers: it gets an answer of its own. */
export function isSharedWith(context: Context, { shared }: Pick<Endpoint, 'shared'>, request: Request): boolean {
  return shared === true || (shared === 'with strangers' && !presentsToken(context, request))
}

/** The header by which a page of this process learns what it shows. */
export function toldTo({ internal }: Bindings, shows: Shown): Record<string, string> {
  return internal && shows ? { [showsHeader]: shows.join(' ') } : {}
}

/** Returns whether a call is within its rate limit; a call of this process always is. */
export function hasAllowance(context: Context, rate: RateClass, request: Request, bindings: Bindings): boolean {
  return secondsToWait(context, rate, request, bindings) === undefined
}

export function secondsToWait(
  context: Context,
  rate: LimitedClass,
  request: Request,
  bindings: Bindings,
): number | undefined {
  if (bindings.internal) return undefined
  return context.rateLimiter.take(sourceOf(request, bindings, context.config.trustProxy), rate)
}

async function admit(context: Context, endpoint: Endpoint, request: Request): Promise<Session | undefined> {
  const session = await readSession(context, request)
  if (endpoint.access === 'anyone' && !session) return undefined
  if (!session) throw new AppError('no-session')
  if (endpoint.access === 'registered' && !session.registered) throw new AppError('not-allowed')
  if (session.byCookie && (endpoint.method !== 'GET' || endpoint.effect)) requireOwnRequest(context, request)
  return session
}

function callerOf(session: Session | undefined, staff: StaffSession | undefined): Caller {
  return { ...(session && { account_id: session.accountId }), ...(staff && { staff_id: staff.id }) }
}

async function renew(context: Context, session: Session, headers: Headers): Promise<void> {
  const token = await session.renew?.()
  if (token === undefined) return
  if (session.byCookie) headers.set('Set-Cookie', sessionCookieHeader(context, token))
  else headers.set('X-Session-Token', token)
}

function readParameters(parameters: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(parameters)) {
    if (!pathParameter.safeParse(value).success || /\p{Cc}/u.test(value)) throw new AppError('not-found')
    if (name === 'store_id' && !storeParameter.safeParse(value).success) throw new AppError('store-not-found')
  }
  return parameters
}

/** A repeated parameter becomes a list, which no single value's schema accepts. */
function readQuery(request: Request): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  let count = 0
  for (const [name, value] of new URL(request.url).searchParams) {
    count += 1
    if (count > queryFieldsAtMost) throw new AppError('invalid-input')
    const before = query.get(name)
    if (before === undefined) query.set(name, value)
    else if (Array.isArray(before)) before.push(value)
    else query.set(name, [before, value])
  }
  return Object.fromEntries(query)
}

function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('Idempotency-Key')
  if (key === null) return undefined
  if (!idempotencyKey.safeParse(key).success) {
    throw new AppError('invalid-input', { errors: [{ path: 'Idempotency-Key', code: 'invalid' }] })
  }
  return key
}
