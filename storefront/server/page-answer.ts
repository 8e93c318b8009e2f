import { randomBytes } from 'node:crypto'
import { type GzipPiece, gzipPiece, joinGzip } from './gzip-pieces.ts'

/** A rendered page, cut where each answer's own nonce belongs. */
export type Page = {
  status: number
  headers: Record<string, string>
  pieces: Buffer[]
  bytes: number
  /** Whose pages it shows in a frame. */
  framed?: string | undefined
  /** Made when the first browser asks for it. */
  gzip?: GzipPiece[]
}

export function cutPage(status: number, headers: Record<string, string>, text: string, placeholder: string): Page {
  const pieces = text.split(placeholder).map((piece) => Buffer.from(piece))
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0)
  // Compressed, it takes about a third more.
  return { status, headers, pieces, bytes: Math.ceil(size * 1.3) + 1000 }
}

const smallestWorthCompressing = 1000

/** The page with a nonce of its own: a join of bytes, however large the page is. */
export function answerWith(
  page: Page,
  request: Request,
  headers: Record<string, string>,
  policy: (nonce: string) => string,
) {
  const nonce = randomBytes(16).toString('base64')
  const all = { ...page.headers, ...headers }
  if (page.headers['content-type']?.startsWith('text/html')) all['content-security-policy'] = policy(nonce)
  if (page.status === 204 || page.status === 304) return new Response(null, { status: page.status, headers: all })

  let body: Buffer<ArrayBuffer>
  all.vary = all.vary ? `${all.vary}, Accept-Encoding` : 'Accept-Encoding'
  if (page.bytes > smallestWorthCompressing && acceptsGzip(request)) {
    page.gzip ??= page.pieces.map(gzipPiece)
    body = joinGzip(page.gzip, Buffer.from(nonce))
    all['content-encoding'] = 'gzip'
  } else {
    body = joinPlain(page.pieces, Buffer.from(nonce))
  }
  all['content-length'] = String(body.length)
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers: all })
}

function acceptsGzip(request: Request): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers.get('Accept-Encoding') ?? '')
}

function joinPlain(pieces: Buffer[], nonce: Buffer): Buffer<ArrayBuffer> {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonce, piece])))
}
