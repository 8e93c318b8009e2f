/** The public address determines the names and attributes of the cookies. */
type Shop = { publicUrl: string }

const isSecure = ({ publicUrl }: Shop) => publicUrl.startsWith('https:')

/** With this prefix a browser accepts the cookie only from this host over https: no sibling or subdomain can plant another. */
export function sessionCookieName(shop: Shop): string {
  return isSecure(shop) ? '__Host-fitout_session' : 'fitout_session'
}

/** It has its own path, which that prefix does not allow. */
export function staffCookieName(shop: Shop): string {
  return isSecure(shop) ? '__Secure-fitout_staff' : 'fitout_staff'
}

/** Marks a staff browser for the visit counter. It carries nothing else and identifies no person. */
export function atWorkCookieName(shop: Shop): string {
  return isSecure(shop) ? '__Secure-fitout_at_work' : 'fitout_at_work'
}

/** Identifies the device for staff push messages. It does not authenticate. */
export function deviceCookieName(shop: Shop): string {
  return isSecure(shop) ? '__Secure-fitout_device' : 'fitout_device'
}

type Cookie = { name: string; token: string; path: string; seconds: number; sameSite: 'Lax' | 'Strict' }

/** A cookie that scripts cannot read; an empty token deletes it. */
export function cookieHeader(shop: Shop, { name, token, path, seconds, sameSite }: Cookie): string {
  const age = token === '' ? 0 : seconds
  const secure = isSecure(shop) ? '; Secure' : ''
  return `${name}=${token}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=${sameSite}${secure}`
}
