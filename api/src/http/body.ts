import type { IncomingMessage } from 'node:http'
import { serverTimeLimits } from '../config.ts'
import { AppError } from './app-error.ts'
import { leastBodyBytesPerSecond } from './time-limits.ts'

const { seconds: silenceSeconds } = serverTimeLimits.silence

export const jsonMaximumBytes = 100 * 1024

/**
 * Yields the pieces of a body as they arrive, however long that takes on a slow line. Throws `body-too-large` as soon as the
 * limit is exceeded, and `request-too-slow` after too long a silence or at a rate below that of any honest client. `incoming`
 * is the message behind the request: reading it directly costs a fraction of the web stream around it.
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
      // Waits no longer than an honest client's rate allows. A timer checks this, since bytes may arrive rarely.
      const enoughSeconds = Math.max(silenceSeconds, size / leastBodyBytesPerSecond)
      const left = startedAt + enoughSeconds * 1000 - performance.now()
      const { done, value } = await nextPiece(pieces, Math.min(left, silenceSeconds * 1000))
      if (done) return
      size += value.byteLength
      if (size > maximum) throw new AppError('body-too-large')
      yield value
    }
  } finally {
    // A sender that has disconnected has nothing to cancel.
    pieces.return?.().catch(() => {})
  }
}

type Pieces = AsyncIterator<Uint8Array, unknown>

function piecesOf(request: Request, incoming: IncomingMessage | undefined): Pieces | undefined {
  // The server drains the unread rest, since the answer still has to go out on this connection.
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

/** Reads a small body to its end. Throws the same errors as `readPieces`. */
export async function readBytes(request: Request, maximum: number, incoming?: IncomingMessage): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of readPieces(request, maximum, incoming)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Text in another encoding would be decoded as the wrong characters. */
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
