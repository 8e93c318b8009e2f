import { listViewScript } from '../app/features/products/list/list-view-script.ts'
import { earlyPressScript } from '../app/shared/forms/early-press-script.ts'
import { type OwnSources, sourceOf } from './own-sources.ts'

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

const fixedScripts = [listViewScript, earlyPressScript].map(sourceOf)

/**
 * Style attributes hold the placeholder colours of pictures; style sheets and scripts come from our origin or, where a page
 * has some of its own, are named by their hashes. The 3D view reads pictures inside a model from where it unpacks them (blob).
 */
export function contentSecurityPolicy(
  own: OwnSources,
  { production }: HeaderOptions,
  framed = "'none'",
  framedBy = "'none'",
): string {
  const scripts = ["'self'", ...fixedScripts, ...own.scripts].join(' ')
  const styles = production ? ["'self'", ...own.styles].join(' ') : "'self' 'unsafe-inline'"
  const connections = production ? "'self'" : "'self' ws: wss:"
  return (
    `default-src 'self'; script-src ${scripts}; style-src ${styles}; style-src-attr 'unsafe-inline'; ` +
    `img-src 'self' data: blob:; connect-src ${connections} blob:; frame-src ${framed}; object-src 'none'; base-uri 'none'; ` +
    `form-action 'self'; frame-ancestors ${framedBy}`
  )
}
