/** The public address says by which names and with which attributes cookies go out. */
type Shop = { publicUrl: string }

const isSecure = ({ publicUrl }: Shop) => publicUrl.startsWith('https:')

/** By its prefix a browser takes it from this host alone, by https: none beside or below it can plant another. */
export function sessionCookieName(shop: Shop): string {
  return isSecure(shop) ? '__Host-fitout_session' : 'fitout_session'
}

/** It has a path of its own, for which that prefix has no room. */
export function staffCookieName(shop: Shop): string {
  return isSecure(shop) ? '__Secure-fitout_staff' : 'fitout_staff'
}

/** Tells the counting of visits that the browser is at work; it says nothing more, and of nobody. */
export function atWorkCookieName(shop: Shop): string {
  return isSecure(shop) ? '__Secure-fitout_at_work' : 'fitout_at_work'
}

/** Names the device of the push messages of staff, by which it is known again; it signs nobody in. */
export function deviceCookieName(shop: Shop): string {
  return isSecure(shop) ? '__Secure-fitout_device' : 'fitout_device'
}

type Cookie = { name: string; token: string; path: string; seconds: number; sameSite: 'Lax' | 'Strict' }

/** A cookie that no script reads; an empty token takes it away. */
export function cookieHeader(shop: Shop, { name, token, path, seconds, sameSite }: Cookie): string {
  const age = token === '' ? 0 : seconds
  const secure = isSecure(shop) ? '; Secure' : ''
  return `${name}=${token}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=${sameSite}${secure}`
}
