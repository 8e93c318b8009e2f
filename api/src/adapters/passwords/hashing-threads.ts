import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Done, Task } from './hashing-thread.ts'

/** All cores but one, divided among the processes, since each hash occupies a core. */
export const hashedAtOnce = (processes: number) => Math.max(1, Math.floor((availableParallelism() - 1) / processes))

// Pass no environment: with it, threads under `node --watch` would post the names of their files before the result.
const idle: Worker[] = []

/** Runs one task on a thread of its own; callers must not run more than `hashedAtOnce` at once. */
export async function onHashingThread(task: Task): Promise<string | boolean> {
  const thread = idle.pop() ?? new Worker(new URL('hashing-thread.ts', import.meta.url), { execArgv: [], env: {} })
  thread.ref()
  thread.postMessage(task, [])
  const [done] = (await once(thread, 'message')) as [Done]
  // An idle thread does not keep the process alive.
  thread.unref()
  idle.push(thread)
  if ('failure' in done) throw new Error(done.failure)
  return done.result
}
