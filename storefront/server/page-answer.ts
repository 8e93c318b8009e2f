import { createHash } from 'node:crypto'
import { unpooledBytes } from '@fitout/contract/unpooled-bytes.ts'
import type { Shown } from '@fitout/contract/public-change.ts'
import { type OwnSources, scriptsAndStyles } from './own-sources.ts'

export type Bytes = Uint8Array<ArrayBuffer>
/** The compressed forms of a page by content coding, each made for the first client that accepts it. */
export type CodedForms = Record<string, Bytes>

/** The bytes in a form that the client accepts, with the matching headers; quickly made for the first client. */
export type Encode = (
  request: Request,
  plain: Bytes,
  forms: CodedForms,
  isFirst: boolean,
) => { body: Bytes; headers: Record<string, string> }

/** A rendered page: the same bytes for every visitor. */
export type Page = {
  status: number
  headers: Record<string, string>
  body: Bytes
  /** Its size in memory, including compressed forms. */
  bytes: number
  etag: string
  /** Its inline scripts and styles, for its policy. */
  own: OwnSources
  /** The origins it may frame. */
  framed?: string | undefined
  shows: Shown
  forms: CodedForms
  wasSent: boolean
}

type Rendered = {
  status: number
  headers: Record<string, string>
  html: string
  /** Marks the elements that the renderer wrote itself. Must not be guessable. */
  nonce?: string
  /** Scripts that it adds to the page later. */
  lateScripts?: readonly string[]
  /** Inserts its cached parts. */
  whole?: ((lean: string) => string) | undefined
  framed?: string | undefined
  /** The subjects shown by its answers. */
  shows?: Shown
}

export function makePage(rendered: Rendered): Page {
  const { status, headers, html, nonce, lateScripts = [], whole = (text) => text, framed, shows } = rendered
  const { text, own } = scriptsAndStyles(html, nonce, lateScripts)
  const body = unpooledBytes(whole(text))
  const etag = `W/"${createHash('sha1')
    .update(body)
    .update(framed ?? '')
    .digest('base64url')}"`
  const bytes = Math.ceil(body.length * 1.5) + 1000
  return { status, headers, body, bytes, etag, own, framed, shows, forms: {}, wasSent: false }
}

/** The page with its policy, or 304 for a browser that has it cached. */
export function answerWith(
  page: Page,
  request: Request,
  headers: Record<string, string>,
  { encode, policy }: { encode: Encode; policy: (own: OwnSources) => string },
): Response {
  const all = new Headers({ ...page.headers, ...headers })
  if (page.status === 204 || page.status === 304) return new Response(null, { status: page.status, headers: all })
  if (page.status === 200 && all.get('cache-control') === 'no-cache') {
    all.set('etag', page.etag)
    if (request.headers.get('If-None-Match') === page.etag) {
      all.append('vary', 'Accept-Encoding')
      return new Response(null, { status: 304, headers: all })
    }
  }
  const { body, headers: coding } = encode(request, page.body, page.forms, !page.wasSent)
  page.wasSent = true
  for (const [name, value] of Object.entries(coding)) all.append(name, value)
  if (page.headers['content-type']?.startsWith('text/html')) all.set('content-security-policy', policy(page.own))
  all.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers: all })
}
