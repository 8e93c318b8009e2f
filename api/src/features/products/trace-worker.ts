import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { shapeOfModel } from './model-shape.ts'
import { traceOutline } from './trace-outline.ts'

const shape = shapeOfModel(readFileSync(workerData as string))
const answer = parentPort?.postMessage.bind(parentPort)
answer?.(shape && traceOutline(shape))
