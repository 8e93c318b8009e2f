import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createGate } from '../../http/gate.ts'
import type { PdfOrder } from './pdf-steps.ts'
import type { Drawn } from './pdf-thread.ts'

// One, so that papers never take more than a core; what asks for them is kept short by gates of its own.
const drawingGate = createGate({ atOnce: 1, waiting: Number.POSITIVE_INFINITY })

let idle: Worker | undefined

/** Draws on a thread of its own: setting type takes the processor for longer than calls can wait. */
export function onPdfThread(order: PdfOrder): Promise<Uint8Array<ArrayBuffer>> {
  return drawingGate(async () => {
    // No environment is passed on: it would make a thread under `node --watch` post the names of its files before its answer.
    const thread = idle ?? new Worker(new URL('pdf-thread.ts', import.meta.url), { execArgv: [], env: {} })
    // One that fails is not asked again.
    idle = undefined
    thread.ref()
    thread.postMessage(order, [])
    const [drawn] = (await once(thread, 'message')) as [Drawn]
    // A thread without work does not keep the process.
    thread.unref()
    idle = thread
    if ('failure' in drawn) throw new Error(drawn.failure)
    return drawn.bytes
  })
}
