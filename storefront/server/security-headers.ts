import { createHash } from 'node:crypto'
import { listViewScript } from '../app/features/products/list/list-view-script.ts'
import { earlyPressScript } from '../app/shared/forms/early-press-script.ts'

export type HeaderOptions = { publicUrl: string; production: boolean }

/** What every answer of the storefront carries. */
export function commonHeaders({ publicUrl }: HeaderOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
  if (publicUrl.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  return headers
}

/** What pages carry besides. */
export function pageHeaders(options: HeaderOptions): Record<string, string> {
  return {
    ...commonHeaders(options),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

const ownScripts = [listViewScript, earlyPressScript]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ')

/** Style attributes hold the placeholder colours of pictures; style sheets and scripts need the nonce, our origin or, where
 * a page has scripts of its own, their hashes. The 3D view reads pictures inside a model from where it unpacks them (blob). */
export function contentSecurityPolicy(
  nonce: string,
  { production }: HeaderOptions,
  framed = "'none'",
  framedBy = "'none'",
): string {
  const styles = production ? `'self' 'nonce-${nonce}'` : "'self' 'unsafe-inline'"
  const connections = production ? "'self'" : "'self' ws: wss:"
  return (
    `default-src 'self'; script-src 'self' 'nonce-${nonce}' ${ownScripts}; style-src ${styles}; style-src-attr 'unsafe-inline'; ` +
    `img-src 'self' data: blob:; connect-src ${connections} blob:; frame-src ${framed}; object-src 'none'; base-uri 'none'; ` +
    `form-action 'self'; frame-ancestors ${framedBy}`
  )
}
