import { listViewScript } from '../app/features/products/list/list-view-script.ts'
import { earlyPressScript } from '../app/shared/forms/early-press-script.ts'
import { type OwnSources, sourceOf } from './own-sources.ts'

export type HeaderOptions = {
  publicUrl: string
  production: boolean
  /** The origin of built files and pictures, and the headers they need for use on pages of another origin. */
  cdn?: { url: string; headers: Record<string, string> } | undefined
}

/** The headers of every answer of the storefront. */
export function commonHeaders({ publicUrl }: HeaderOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
  if (publicUrl.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  return headers
}

/** Additional headers of pages. */
export function pageHeaders(options: HeaderOptions): Record<string, string> {
  return {
    ...commonHeaders(options),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

const fixedScripts = [listViewScript, earlyPressScript].map(sourceOf)

/** As a CSP source: a path that stands for everything below it ends with a slash. */
export function selfAnd(cdn: HeaderOptions['cdn']): string {
  return cdn ? `'self' ${cdn.url}/` : "'self'"
}

/** Without a CDN, the default covers these. */
export function fontsAndFilms(cdn: HeaderOptions['cdn']): string {
  return cdn ? `font-src ${selfAnd(cdn)}; media-src ${selfAnd(cdn)}; ` : ''
}

/**
 * Style attributes contain the placeholder colours of pictures; style sheets and scripts come from our origin or, if inline,
 * are allowed by their hashes. The 3D view loads textures from inside a model through blob URLs.
 */
export function contentSecurityPolicy(
  own: OwnSources,
  { production, cdn }: HeaderOptions,
  framed = "'none'",
  framedBy = "'none'",
): string {
  const self = selfAnd(cdn)
  const scripts = [self, ...fixedScripts, ...own.scripts].join(' ')
  const styles = production ? [self, ...own.styles].join(' ') : "'self' 'unsafe-inline'"
  const connections = production ? self : "'self' ws: wss:"
  return (
    `default-src 'self'; script-src ${scripts}; style-src ${styles}; style-src-attr 'unsafe-inline'; ` +
    `img-src ${self} data: blob:; ${fontsAndFilms(cdn)}connect-src ${connections} blob:; frame-src ${framed}; object-src 'none'; base-uri 'none'; ` +
    `form-action 'self'; frame-ancestors ${framedBy}`
  )
}
