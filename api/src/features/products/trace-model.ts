import { Worker } from 'node:worker_threads'
import type { Outline } from '@fitout/contract/products.ts'

/** Traces the front and side outlines of a model file in a worker thread; null if its shape cannot be read. */
export async function traceModel(path: string): Promise<Outline | null> {
  const worker = new Worker(new URL('./trace-worker.ts', import.meta.url), {
    workerData: path,
    // Under `node --watch` a worker that inherits the environment posts its file names first.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return new Promise((settle) => {
    worker.once('message', (outline: Outline | null) => settle(outline))
    worker.once('error', () => settle(null))
    worker.once('exit', () => settle(null))
  })
}
