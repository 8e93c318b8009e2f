import type { Logger } from 'pino'
import { logFailure } from '../log-failure.ts'

/**
 * Streams text as it is produced, no faster than it is consumed. A failure before the first piece is answered as any other; a
 * later one cuts the connection, so that a complete answer is whole. When the reader leaves, production stops.
 */
export async function streamText(
  log: Logger,
  pieces: AsyncGenerator<string>,
  headers: Record<string, string>,
): Promise<Response> {
  const encoder = new TextEncoder()
  let next: IteratorResult<string> | undefined = await pieces.next()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const { done, value } = next ?? (await pieces.next())
          next = undefined
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (error) {
          logFailure(log, error, 'an answer on its way')
          throw error
        }
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'Cache-Control': 'no-store', ...headers } })
}
