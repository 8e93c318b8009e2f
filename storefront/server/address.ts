import { screenAt as screenAtPath } from '@fitout/contract/screen-at.ts'
import type { ScreenKey } from '@fitout/contract/storefront-paths.ts'

const shortestOrigin = 'http://x'.length

/** The path and query of a request, unchanged. */
export function pathOf({ url }: Request): string {
  return url.slice(url.indexOf('/', shortestOrigin))
}

/** How a requested path is handled. */
export type Address = { kind: 'page'; path: string } | { kind: 'move'; path: string } | { kind: 'nonsense' }

const longestPath = 2000

/**
 * A path is shown unchanged, redirected to its canonical form (without a slash at its end), or invalid: doubled slashes,
 * backslashes, control characters, encoded separators, broken encoding.
 */
export function readAddress(pathname: string): Address {
  if (pathname.length > longestPath || pathname.includes('//') || pathname.includes('\\')) return { kind: 'nonsense' }
  if (/%(?:2f|5c|25|0|1|7f)/i.test(pathname)) return { kind: 'nonsense' }
  try {
    decodeURIComponent(pathname)
  } catch {
    return { kind: 'nonsense' }
  }
  if (pathname.length > 1 && pathname.endsWith('/')) return { kind: 'move', path: pathname.slice(0, -1) }
  return { kind: 'page', path: pathname }
}

// The router's request for the data of a page: `/products.data`, `/_root.data`.
const dataEnding = /(?:\/_(?:root)?)?\.data$/

export function isData(path: string): boolean {
  return /\.data(?:$|\?)/.test(path)
}

/** The screen at the path of a page or of its data, in any language; undefined if there is none. */
export function screenAt(pathname: string): ScreenKey | undefined {
  return screenAtPath(pathname.replace(dataEnding, '') || '/')?.key
}

/** The part of the query that a public screen uses, in one order; other parameters do not make another page. */
export function knownQuery(search: URLSearchParams, known: readonly string[]): string {
  const kept = new URLSearchParams()
  for (const name of known) {
    // A form sent without JavaScript repeats the name of a list; our own links join its values.
    const value = search.getAll(name).filter(Boolean).join(',')
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
