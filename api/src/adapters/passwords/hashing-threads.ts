import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Done, Task } from './hashing-thread.ts'

/** All cores but one, shared among the processes, since each hash takes a core for itself. */
export const hashedAtOnce = (processes: number) => Math.max(1, Math.floor((availableParallelism() - 1) / processes))

// No environment is passed on: it would make a thread under `node --watch` post the names of its files before its answer.
const idle: Worker[] = []

/** Does one task on a thread of its own; no more may be given at once than `hashedAtOnce`. */
export async function onHashingThread(task: Task): Promise<string | boolean> {
  const thread = idle.pop() ?? new Worker(new URL('hashing-thread.ts', import.meta.url), { execArgv: [], env: {} })
  thread.ref()
  thread.postMessage(task, [])
  const [done] = (await once(thread, 'message')) as [Done]
  // A thread without work does not keep the process.
  thread.unref()
  idle.push(thread)
  if ('failure' in done) throw new Error(done.failure)
  return done.result
}
