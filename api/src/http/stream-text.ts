import type { Logger } from 'pino'
import { logFailure } from '../log-failure.ts'

/**
 * Text that is made while it is sent, no faster than it is taken. What fails before the first piece is answered as any
 * other failure; after that it cuts the connection, so that an answer that ends well is whole. A reader that leaves ends
 * the making.
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
