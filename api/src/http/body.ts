import type { IncomingMessage } from 'node:http'
import { serverTimeLimits } from '../config.ts'
import { AppError } from './app-error.ts'
import { leastBodyBytesPerSecond } from './time-limits.ts'

const { seconds: silenceSeconds } = serverTimeLimits.silence

export const jsonMaximumBytes = 100 * 1024

/**
 * The pieces of a body as they arrive, however long they take on a slow line. Throws `body-too-large` as soon as there
 * are too many, and `request-too-slow` when none comes for too long, or too few for any honest client. `incoming` is the
 * message that the request stands for: to read it itself costs a fraction of the web stream around it.
 */
export async function* readPieces(
  request: Request,
  maximum: number,
  incoming?: IncomingMessage,
): AsyncGenerator<Uint8Array> {
  requireUtf8(request)
  const announced = Number(request.headers.get('Content-Length') ?? 0)
  if (announced > maximum) throw new AppError('body-too-large')
  const encoding = request.headers.get('Content-Encoding')
  if (encoding && encoding !== 'identity') throw new AppError('unsupported-media-type')
  const pieces = piecesOf(request, incoming)
  if (!pieces) return
  const startedAt = performance.now()
  let size = 0
  try {
    for (;;) {
      // As long as what has come is enough for an honest client. Whether it is, is not asked with each byte alone: they may be rare.
      const enoughSeconds = Math.max(silenceSeconds, size / leastBodyBytesPerSecond)
      const left = startedAt + enoughSeconds * 1000 - performance.now()
      const { done, value } = await nextPiece(pieces, Math.min(left, silenceSeconds * 1000))
      if (done) return
      size += value.byteLength
      if (size > maximum) throw new AppError('body-too-large')
      yield value
    }
  } finally {
    // A sender that has gone away has nothing to cancel.
    pieces.return?.().catch(() => {})
  }
}

type Pieces = AsyncIterator<Uint8Array, unknown>

function piecesOf(request: Request, incoming: IncomingMessage | undefined): Pieces | undefined {
  // What is not read is for the server to drain: the answer still has to go out by this connection.
  if (incoming && !incoming.readableDidRead) return incoming.iterator({ destroyOnReturn: false }) as Pieces
  return request.body?.values()
}

async function nextPiece(pieces: Pieces, milliseconds: number) {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new AppError('request-too-slow')), milliseconds)
  })
  const broken = () => {
    throw new AppError('bad-request')
  }
  try {
    return await Promise.race([pieces.next().catch(broken), tooSlow])
  } finally {
    clearTimeout(timer)
  }
}

/** Reads a small body to its end. Throws as `readPieces` does. */
export async function readBytes(request: Request, maximum: number, incoming?: IncomingMessage): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of readPieces(request, maximum, incoming)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Words in another encoding would be read as other words. */
function requireUtf8(request: Request): void {
  const type = request.headers.get('Content-Type') ?? ''
  for (const [, quoted, plain] of type.matchAll(/;\s*charset\s*=\s*(?:"([^"]*)"|([^;\s]*))/gi)) {
    if (!/^utf-?8$/i.test(quoted ?? plain ?? '')) throw new AppError('unsupported-media-type')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

export async function readJson(
  request: Request,
  maximum = jsonMaximumBytes,
  incoming?: IncomingMessage,
): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupported-media-type')
  const bytes = await readBytes(request, maximum, incoming)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new AppError('bad-json')
  }
}
