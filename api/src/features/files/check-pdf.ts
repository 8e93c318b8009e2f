import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInflate } from 'node:zlib'
import type { Received } from '../../adapters/storage/port.ts'
import { AppError } from '../../http/app-error.ts'

/** A PDF name, any letter of which may be written as its code: `/Launch`, `/L#61unch`. */
function name(word: string): string {
  const letters = [...word].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`)
  return `/${letters.join('')}(?![A-Za-z])`
}

const anyOf = (...words: string[]) => new RegExp(words.map(name).join('|'), 'i')

/**
 * Scripts, launch actions, attachments and encryption do not belong in a drawing. Short names are left out, since a
 * large picture contains any three or four bytes by chance; a script cannot run without the name here.
 */
const foreign = anyOf('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'SubmitForm', 'Encrypt')
const [forms, dynamic] = [anyOf('AcroForm'), anyOf('XFA')]
const objectStream = new RegExp(name('ObjStm'), 'gi')
/** Predictors transform the unpacked bytes. */
const disguised = anyOf('Predictor')

const longestName = 64
const endLength = 2048
/** The maximum distance between the name of an object stream and its bytes. */
const longestDictionary = 4096
/** The limits on unpacked size and number of object streams. */
const unpackedAtMost = 64 * 1024 * 1024
const objectStreamsAtMost = 5000

/** Throws `file-not-a-plan`. */
export async function requirePlan(upload: Received): Promise<void> {
  if (!(await isPlainPdf(upload))) throw new AppError('file-not-a-plan')
}

/**
 * Whether a file is a harmless PDF by its content: head, end, and nothing in it that a drawing does not need, including
 * in packed objects. Read in pieces, whatever its size.
 */
export async function isPlainPdf({ path }: Pick<Received, 'path'>): Promise<boolean> {
  const { isPdf, places, look } = await scan(path)
  if (!isPdf || look.isForeign()) return false
  if (places.length > objectStreamsAtMost) return false
  let left = unpackedAtMost
  for (const place of places) {
    const bytes = await lookInto(path, place, { look, atMost: left })
    if (bytes === undefined || look.isForeign()) return false
    left -= bytes
  }
  return true
}

type Look = ReturnType<typeof createLook>

/** Scans a text that arrives in pieces. */
function createLook() {
  let [isForeign, hasForms, isDynamic] = [false, false, false]
  return {
    see(text: string): void {
      isForeign ||= foreign.test(text)
      hasForms ||= forms.test(text)
      isDynamic ||= dynamic.test(text)
    },
    isForeign: () => isForeign || (hasForms && isDynamic),
  }
}

async function scan(path: string) {
  const look = createLook()
  const places: number[] = []
  let [head, held, at] = ['', '', 0]
  const pieces: AsyncIterable<string> = createReadStream(path, { encoding: 'latin1' })
  for await (const piece of pieces) {
    if (head.length < 8) head += piece.slice(0, 8)
    // A name can span two pieces.
    const tail = held.slice(-longestName)
    const text = tail + piece
    look.see(text)
    for (const found of text.matchAll(objectStream)) {
      if (found.index + found[0].length > tail.length) places.push(at - tail.length + found.index)
    }
    at += piece.length
    held = (held + piece).slice(-endLength)
  }
  return { isPdf: /^%PDF-[12]\.\d/.test(head) && /startxref\s+\d+\s+%%EOF\s*$/.test(held), places, look }
}

/** Unpacks an object stream. Resolves to its unpacked size, or to undefined if it cannot be unpacked. */
async function lookInto(path: string, place: number, { look, atMost }: { look: Look; atMost: number }) {
  const file = await open(path)
  const from = Math.max(0, place - longestDictionary)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * longestDictionary), 0, 2 * longestDictionary, from)
  await file.close()
  const around = buffer.subarray(0, bytesRead).toString('latin1')
  const start = /stream\r?\n/.exec(around.slice(place - from))
  if (!start) return undefined
  const dictionary = around.slice(around.lastIndexOf('endobj', place - from) + 1, place - from + start.index)
  if (disguised.test(dictionary)) return undefined
  return unpack(path, place + start.index + start[0].length, { look, atMost })
}

async function unpack(path: string, start: number, { look, atMost }: { look: Look; atMost: number }) {
  const packed = createReadStream(path, { start })
  const inflate = createInflate()
  let [held, bytes] = ['', 0]
  try {
    for await (const piece of packed.pipe(inflate) as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > atMost) return undefined
      const text = held + piece.toString('latin1')
      look.see(text)
      held = text.slice(-longestName)
    }
    return bytes
  } catch {
    return undefined
  } finally {
    packed.destroy()
    inflate.destroy()
  }
}
