import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { countView } from '@fitout/contract/figures.ts'
import { isAllowed, permissionOf, type StaffPermission } from '@fitout/contract/staff/permissions.ts'
import type { Context } from '../context.ts'
import { findToolCaller, isApiToken } from '../features/api-tokens/api-tokens-service.ts'
import { recordRefusal } from '../features/audit/audit-service.ts'
import { findStaffSession, type StaffCaller, staffSessionSeconds } from '../features/staff/staff-sessions-service.ts'
import { AppError } from './app-error.ts'
import { atWorkCookieName, cookieHeader, staffCookieName } from './cookies.ts'
import { presentedToken, requireOwnRequest } from './session.ts'

/** Staff with a live session and a role that has the permission required by the endpoint. */
export type StaffSession = StaffCaller & {
  byCookie: boolean
  source: string | undefined
  tokenId?: string
  /** Those of the token; otherwise the role decides. */
  permissions?: readonly string[]
}

/** For calls that need more than the permission of their endpoint. Throws `not-allowed`. */
export function requirePermission({ role, permissions }: StaffSession, permission: StaffPermission): void {
  const isGiven = permissions === undefined || permissions.includes(permission)
  if (!isGiven || !isAllowed(role, permission)) throw new AppError('not-allowed')
}

// The shop's pages never send it.
export const staffCookiePath = '/api/admin'

/** Throws `no-session`, `not-allowed` or `not-own-request`. */
export async function admitStaff(
  context: Context,
  endpoint: Endpoint,
  request: Request,
  source: string | undefined,
): Promise<StaffSession> {
  const permission = permissionOf(endpoint.access)
  const presented = presentedToken(request, staffCookieName(context.config))
  if (presented && !presented.byCookie && isApiToken(presented.token)) {
    return admitTool(context, endpoint, presented.token, source)
  }
  const caller = presented && (await findStaffSession(context, presented.token))
  if (!caller || !permission) throw new AppError('no-session')
  if (!isAllowed(caller.role, permission)) {
    await recordRefusal(context.db, { id: caller.id, source }, permission, `${endpoint.method} ${endpoint.path}`)
    throw new AppError('not-allowed')
  }
  if (presented.byCookie && (endpoint.method !== 'GET' || endpoint.effect)) requireOwnRequest(context, request)
  return { ...caller, byCookie: presented.byCookie, source }
}

/**
 * A tool of the studio may do what its token allows, as long as the person who created the token may. Its refusals are not
 * audited: a misconfigured tool would fill the log. Throws `no-session`, `not-allowed` or `rate-limited`.
 */
async function admitTool(context: Context, { access, rate }: Endpoint, token: string, source: string | undefined) {
  const permission = permissionOf(access)
  const caller = await findToolCaller(context, token)
  if (!caller || !permission) throw new AppError('no-session')
  const wait = context.rateLimiter.take(`token ${caller.tokenId}`, rate)
  if (wait !== undefined) throw new AppError('rate-limited', { retryAfterSeconds: wait })
  const session = { ...caller, byCookie: false, source }
  requirePermission(session, permission)
  return session
}

/** Signs a browser in, or out with an empty token: sets its session and a marker that excludes its visits from the count. */
export function setStaffCookies({ config }: Context, headers: Headers, token: string): void {
  const kept = { seconds: staffSessionSeconds, sameSite: 'Strict' } as const
  const session = { name: staffCookieName(config), token, path: staffCookiePath }
  const mark = { name: atWorkCookieName(config), token: token && '1', path: `/api${countView.path}` }
  for (const cookie of [session, mark]) headers.append('Set-Cookie', cookieHeader(config, { ...cookie, ...kept }))
}

/** Returns whether a browser is signed in to the back office, by the marker alone, without looking up a session. */
export function isAtWork({ config }: Context, request: Request): boolean {
  return presentedToken(request, atWorkCookieName(config))?.byCookie ?? false
}
