import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { unpooledBytes } from '@fitout/contract/unpooled-bytes.ts'
import { isTouched, joined, type PublicChange, type Shown } from '@fitout/contract/public-change.ts'
import { createBoundedMap } from '../bounded-map.ts'
import { type CodedForms, encode } from './content-codings.ts'
import { Written } from './written.ts'

/** A public answer as the bytes sent, the same for every caller it is shared with. */
export type PublicAnswer = Pick<Endpoint, 'rate' | 'shared'> & {
  /** Its name in metrics and the log. */
  route: string
  etag: string
  shows: Shown
  /** By `performance.now()`. */
  until: number
  plain: Uint8Array<ArrayBuffer>
  forms: CodedForms
}

const bytesAtMost = 32 * 1024 * 1024
// Changes without a notification, caused by the clock, appear after this long.
const cacheMilliseconds = 60_000
// Longer addresses are answered but not cached, so that they cannot fill the memory.
const longestAddress = 500

/**
 * Caches public answers until what they show changes; evicts the least used when there are too many. An answer in progress when
 * a change arrives is sent but not cached.
 */
export function createPublicAnswers() {
  const answers = createBoundedMap(bytesAtMost, weightOf)
  let generation = 0
  let [hits, misses] = [0, 0]
  let changed: PublicChange | undefined

  /** Drops what has changed. Many changes at once, as in an import, are processed together. */
  function sweep(): void {
    const change = changed
    if (!change) return
    changed = undefined
    for (const [address, answer] of answers) if (isTouched(answer.shows, change)) answers.delete(address)
  }

  return {
    /** The generation of the data for an answer; must be read before any of the data. */
    get generation() {
      return generation
    },

    /** The current size in bytes, and the numbers of hits and misses. */
    get figures() {
      sweep()
      return { entries: answers.size, bytes: answers.weight, hits, misses }
    },

    find(address: string): PublicAnswer | undefined {
      sweep()
      const answer = answers.get(address)
      if (!answer || answer.until < performance.now()) {
        answers.delete(address)
        misses += 1
        return undefined
      }
      hits += 1
      return answer
    },

    /** Like `find`, but does not count. */
    has(address: string): boolean {
      sweep()
      const answer = answers.peek(address)
      return answer !== undefined && answer.until >= performance.now()
    },

    keep(
      address: string,
      body: string | Written<unknown>,
      { rate, shared, path }: Pick<Endpoint, 'rate' | 'shared' | 'path'>,
      { madeIn, shows }: { madeIn: number; shows: Shown },
    ): PublicAnswer {
      const { json: plain, version } = body instanceof Written ? body : new Written(unpooledBytes(body))
      const etag = `W/"${version}"`
      const until = performance.now() + cacheMilliseconds
      const answer = { rate, shared, route: `/api${path}`, plain, etag, shows, until, forms: {} }
      if (madeIn !== generation || address.length > longestAddress) return answer
      sweep()
      answers.set(address, answer)
      return answer
    },

    /** Drops the answers that show any of it. */
    forget(change: PublicChange): void {
      generation += 1
      changed = joined(changed, change)
    },
  }
}

export type PublicAnswers = ReturnType<typeof createPublicAnswers>

// Maps, headers and buffers around an answer.
const entryBytes = 600

/** Compressed forms take about half as much again; a key takes two bytes per character. */
function weightOf(answer: PublicAnswer, address: string): number {
  return Math.ceil(answer.plain.length * 1.5) + 2 * address.length + entryBytes
}

/** The path and query under which an answer is cached. */
export function publicAddress(url: string): string {
  return url.slice(url.indexOf('/', 8))
}

/** Builds the response for an answer: its bytes, compressed quickly for its first caller, or 304 if the caller has them. */
export function publicResponse(
  request: Request,
  answer: PublicAnswer,
  ownHeaders: Record<string, string>,
  isFirst = false,
): Response {
  const headers: Record<string, string> = {
    ...ownHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, no-cache',
    ETag: answer.etag,
  }
  if (request.headers.get('If-None-Match') === answer.etag) {
    return new Response(null, { status: 304, headers: { ...headers, Vary: 'Accept-Encoding' } })
  }
  const { body, headers: coding } = encode(request, answer.plain, answer.forms, isFirst)
  return new Response(request.method === 'HEAD' ? null : body, { headers: { ...headers, ...coding } })
}
