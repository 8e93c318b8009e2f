import { createHash } from 'node:crypto'
import type { Locale } from '@fitout/contract/locales.ts'
import type { SealedPaperKind } from '@fitout/contract/staff/sealed-papers.ts'
import { settingFor } from '../../adapters/faces/faces.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { createGate } from '../../http/gate.ts'

/** How documents that are signed are drawn, kept and handed out. */

// Setting type is work for the processor, so that few do it at a time.
export const drawingGate = createGate({ atOnce: 2, waiting: 20 })

type Bytes = Uint8Array<ArrayBuffer>

type Drawing = {
  /** Of the file that is kept already. */
  hash: string | null
  draw: () => Promise<Bytes>
  /** Notes the hash of a first drawing; answers the one that was noted first. */
  note: (hash: string) => Promise<string>
}

/** A signed document is drawn once and kept, so that both sides have the same file. */
export async function drawnOnce(context: Context, folder: string, { hash, draw, note }: Drawing): Promise<Bytes> {
  const keyOf = (name: string) => `${folder}/${name}.pdf`
  const kept = hash ? await context.storage.find(keyOf(hash)) : undefined
  if (kept) return kept.read()
  const bytes = await draw()
  const own = createHash('sha256').update(bytes).digest('hex')
  await context.storage.put(keyOf(own), bytes, 'application/pdf')
  const first = await note(own)
  if (first === own) return bytes
  // Another was faster: that one is the document.
  await context.storage.remove(keyOf(own))
  const theirs = await context.storage.find(keyOf(first))
  return theirs ? theirs.read() : bytes
}

/** A paper that outlives the account of its client. */
export type SignedPaper = { kind: SealedPaperKind; name: string; type: string; key: string }

/** A drawn document, which is in the storage afterwards in any case. */
export async function signedPdf(
  context: Context,
  folder: string,
  { kind, name, bytes }: { kind: SealedPaperKind; name: string; bytes: Bytes },
): Promise<SignedPaper> {
  const key = `${folder}/${createHash('sha256').update(bytes).digest('hex')}.pdf`
  if (!(await context.storage.has(key))) await context.storage.put(key, bytes, 'application/pdf')
  return { kind, name, type: 'application/pdf', key }
}

/** Throws `papers-sealed` once the client has left: drawn now, a paper would lack the names. */
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

/** A name in which a character that none of the faces can draw stands by its number, so that nothing of it is lost. */
export async function drawable(name: string, locale: Locale): Promise<string> {
  const { faceOf } = await settingFor([name], locale)
  const spelled = (character: string) => `[U+${character.codePointAt(0)?.toString(16).toUpperCase()}]`
  return [...name.normalize('NFC')].map((one) => (one === ' ' || faceOf(one) ? one : spelled(one))).join('')
}
