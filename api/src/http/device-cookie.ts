import type { Context } from '../context.ts'
import { cookieHeader, deviceCookieName } from './cookies.ts'
import { cookieOf } from './session.ts'
import { staffCookiePath } from './staff-session.ts'

/** The longest lifetime that browsers allow. */
const cacheSeconds = 400 * 86_400

/** Identifies the device to which staff notices are pushed, for longer than a session lasts. It grants no access. */
export function setDeviceCookie({ config }: Context, headers: Headers, deviceId: string): void {
  const cookie = { name: deviceCookieName(config), token: deviceId, path: staffCookiePath }
  headers.append('Set-Cookie', cookieHeader(config, { ...cookie, seconds: cacheSeconds, sameSite: 'Strict' }))
}

export function deviceOf({ config }: Context, request: Request): string | undefined {
  return cookieOf(request, deviceCookieName(config))
}
