/**
 * The one part of an answer that a `Range` header asks for, as players do before they show a film. A header of several
 * parts, or one that is no range at all, is left unheard, as RFC 9110 allows.
 */
export function inRange(request: Request, whole: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  const headers = new Headers(whole.headers)
  headers.set('Accept-Ranges', 'bytes')
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? []
  if (from === '' && to === '') return new Response(whole.body, { headers })
  const size = bytes.byteLength
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first > last) {
    headers.set('Content-Range', `bytes */${size}`)
    headers.set('Content-Length', '0')
    return new Response(null, { status: 416, headers })
  }
  headers.set('Content-Range', `bytes ${first}-${last}/${size}`)
  headers.set('Content-Length', String(last - first + 1))
  return new Response(bytes.subarray(first, last + 1), { status: 206, headers })
}
