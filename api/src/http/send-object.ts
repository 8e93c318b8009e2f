import type { Part, StoredObject } from '../adapters/storage/port.ts'
import type { Config } from '../config.ts'
import { headersForCdn } from './headers.ts'

/** The answer of a handler that sends a file. */
export class FileAnswer {
  readonly object: StoredObject
  readonly headers: Record<string, string>

  constructor(object: StoredObject, headers: Record<string, string>) {
    this.object = object
    this.headers = headers
  }
}

/** The headers of an object with immutable content. */
export const cachedForGood = ({ assetsUrl }: Config) => ({
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  ...(assetsUrl && headersForCdn),
})

/**
 * Sends a stored object: 304 if the caller has it already, the single part named by `Range` (as players request it), or the
 * whole. A header that names several parts or is malformed is ignored, as RFC 9110 allows.
 */
export function sendObject(request: Request, object: StoredObject, own: Record<string, string>): Response {
  const { size, type, etag, modifiedAt } = object
  const headers = new Headers({
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': modifiedAt.toUTCString(),
    ...own,
  })
  if (isKnown(request, object)) return new Response(null, { status: 304, headers })

  const part = partAskedFor(request, object)
  if (part === 'outside') {
    headers.set('Content-Range', `bytes */${size}`)
    headers.set('Content-Length', '0')
    return new Response(null, { status: 416, headers })
  }
  if (part) headers.set('Content-Range', `bytes ${part.first}-${part.last}/${size}`)
  headers.set('Content-Length', String(part ? part.last - part.first + 1 : size))
  const body = request.method === 'HEAD' ? null : object.stream(part)
  return new Response(body, { status: part ? 206 : 200, headers })
}

function isKnown(request: Request, { etag, modifiedAt }: StoredObject): boolean {
  const tags = request.headers.get('If-None-Match')
  if (tags !== null) {
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  }
  const since = Date.parse(request.headers.get('If-Modified-Since') ?? '')
  return inSeconds(modifiedAt) <= since
}

function partAskedFor(request: Request, object: StoredObject): Part | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? []
  const isRange = request.method === 'GET' && (from !== '' || to !== '') && (from === '' || to === '' || +from <= +to)
  if (!isRange || !isStillThe(object, request.headers.get('If-Range'))) return undefined
  const { size } = object
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last ? 'outside' : { first, last }
}

/** A part is sent only if it belongs to the version that the caller has. */
function isStillThe({ etag, modifiedAt }: StoredObject, condition: string | null): boolean {
  return condition === null || condition === etag || Date.parse(condition) === inSeconds(modifiedAt)
}

/** Dates in headers have no milliseconds. */
function inSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000) * 1000
}
