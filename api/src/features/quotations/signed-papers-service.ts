import { createHash } from 'node:crypto'
import type { Locale } from '@fitout/contract/locales.ts'
import type { SealedPaperKind } from '@fitout/contract/staff/sealed-papers.ts'
import { settingFor } from '../../adapters/faces/faces.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { createLimiter } from '../../http/limiter.ts'

/** Drawing, storing and sending signed documents. */

// Typesetting is CPU-bound, so only few run at a time.
export const drawingGate = createLimiter({ atOnce: 2, waiting: 20 })

type Bytes = Uint8Array<ArrayBuffer>

type Drawing = {
  /** The hash of the stored file, if there is one. */
  hash: string | null
  draw: () => Promise<Bytes>
  /** Records the hash of a first drawing; returns the one that was recorded first. */
  note: (hash: string) => Promise<string>
}

/** Draws a signed document once and stores it, so that both sides have the same file. */
export async function drawnOnce(context: Context, folder: string, { hash, draw, note }: Drawing): Promise<Bytes> {
  const keyOf = (name: string) => `${folder}/${name}.pdf`
  const kept = hash ? await context.storage.find(keyOf(hash)) : undefined
  if (kept) return kept.read()
  const bytes = await draw()
  const own = createHash('sha256').update(bytes).digest('hex')
  await context.storage.put(keyOf(own), bytes, 'application/pdf')
  const first = await note(own)
  if (first === own) return bytes
  // Another request was faster; its file is the document.
  await context.storage.remove(keyOf(own))
  const theirs = await context.storage.find(keyOf(first))
  return theirs ? theirs.read() : bytes
}

/** A document that outlives its client's account. */
export type SignedPaper = { kind: SealedPaperKind; name: string; type: string; key: string }

/** A drawn document, which is certain to be in the storage afterwards. */
export async function signedPdf(
  context: Context,
  folder: string,
  { kind, name, bytes }: { kind: SealedPaperKind; name: string; bytes: Bytes },
): Promise<SignedPaper> {
  const key = `${folder}/${createHash('sha256').update(bytes).digest('hex')}.pdf`
  if (!(await context.storage.has(key))) await context.storage.put(key, bytes, 'application/pdf')
  return { kind, name, type: 'application/pdf', key }
}

/** Throws `papers-sealed` after the client has left: a PDF drawn now would lack the names. */
export function requireUnsealed({ sealed_until: until }: { sealed_until: string | null }): void {
  if (until) throw new AppError('papers-sealed')
}

export function pdfAnswer(name: string, bytes: Bytes): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': 'sandbox',
    },
  })
}

/** A name in which characters missing from all fonts are written by code point, so that a signature loses nothing. */
export async function drawable(name: string, locale: Locale): Promise<string> {
  const { faceOf } = await settingFor([name], locale)
  const spelled = (character: string) => `[U+${character.codePointAt(0)?.toString(16).toUpperCase()}]`
  return [...name.normalize('NFC')].map((one) => (one === ' ' || faceOf(one) ? one : spelled(one))).join('')
}
