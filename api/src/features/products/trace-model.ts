import { Worker } from 'node:worker_threads'
import type { Outline } from '@fitout/contract/products.ts'

/** Front and side of a model's file, traced beside the process; nothing if its shape cannot be read. */
export async function traceModel(path: string): Promise<Outline | null> {
  const worker = new Worker(new URL('./trace-worker.ts', import.meta.url), {
    workerData: path,
    // Under `node --watch` a thread with our environment posts the names of its files first.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return new Promise((settle) => {
    worker.once('message', (outline: Outline | null) => settle(outline))
    worker.once('error', () => settle(null))
    worker.once('exit', () => settle(null))
  })
}
