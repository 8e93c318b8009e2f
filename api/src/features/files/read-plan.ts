import { createReadStream } from 'node:fs'
import type { Received } from '../../adapters/storage/port.ts'
import { AppError } from '../../http/app-error.ts'

/** Runs, opens or carries something else, or is locked: none of it belongs into a drawing. */
const foreign = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|Encrypt)\b/
const longestName = 32
const endLength = 2048

/** A PDF by its content: its head, its end, and nothing in it that a drawing does not need. Throws `file-not-a-plan`. */
export async function requirePlan(upload: Received): Promise<void> {
  let head = ''
  let end = ''
  let isForeign = false
  const pieces: AsyncIterable<string> = createReadStream(upload.path, { encoding: 'latin1' })
  for await (const piece of pieces) {
    if (head.length < 8) head += piece.slice(0, 8)
    // A name may lie across two pieces.
    isForeign ||= foreign.test(end.slice(-longestName) + piece)
    end = (end + piece).slice(-endLength)
  }
  const isPdf = /^%PDF-[12]\.\d/.test(head) && /startxref\s+\d+\s+%%EOF\s*$/.test(end)
  if (!isPdf || isForeign) throw new AppError('file-not-a-plan')
}
