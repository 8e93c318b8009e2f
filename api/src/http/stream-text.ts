import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { logFailure } from '../log-failure.ts'
import { createStreamPace } from './stream-pace.ts'

type Beginning = {
  /** The start of the text, which needs no data: sent alone if the first piece takes longer than `headMilliseconds`. */
  head?: string
}

const inPace = createStreamPace()

/** A failure within this time is answered as a failure; after it the reader gets the head. */
const headMilliseconds = 100

/**
 * Streams text as it is produced, no faster than it is consumed. A failure before the first piece is answered as any other; a
 * later one cuts the connection, so that a complete answer is whole. When the reader leaves, production stops.
 */
export async function streamText(
  log: Logger,
  pieces: AsyncGenerator<string>,
  headers: Record<string, string>,
  { head = '' }: Beginning = {},
): Promise<Response> {
  const encoder = new TextEncoder()
  const first = pieces.next()
  await (head ? Promise.race([first, pause(headMilliseconds)]) : first)
  let next: typeof first | undefined = first
  let before = head
  let hasLeft = false
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (before) {
          controller.enqueue(encoder.encode(before))
          before = ''
          return
        }
        try {
          if (!next) await inPace()
          const { done, value } = await (next ?? pieces.next())
          next = undefined
          if (hasLeft) return
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (error) {
          logFailure(log, error, 'an answer on its way')
          throw error
        }
      },
      async cancel() {
        hasLeft = true
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'Cache-Control': 'no-store', ...headers } })
}
