import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createLimiter } from '../../http/limiter.ts'
import type { PdfOrder } from './pdf-steps.ts'
import type { Drawn } from './pdf-thread.ts'

// One at a time, so that documents never take more than one core; callers limit their queues with limits of their own.
const drawingGate = createLimiter({
  atOnce: 1,
  waiting: Number.POSITIVE_INFINITY,
  patienceSeconds: Number.POSITIVE_INFINITY,
})

let idle: Worker | undefined

/** Draws on a thread of its own, since typesetting would block other calls for too long. */
export function onPdfThread(order: PdfOrder): Promise<Uint8Array<ArrayBuffer>> {
  return drawingGate(async () => {
    // No environment is passed on: it would make a thread under `node --watch` post the names of its files before its
    // answer.
    const thread = idle ?? new Worker(new URL('pdf-thread.ts', import.meta.url), { execArgv: [], env: {} })
    // A thread that failed is not used again.
    idle = undefined
    thread.ref()
    thread.postMessage(order, [])
    const [drawn] = (await once(thread, 'message')) as [Drawn]
    // An idle thread does not keep the process alive.
    thread.unref()
    idle = thread
    if ('failure' in drawn) throw new Error(drawn.failure)
    return drawn.bytes
  })
}
