import { AsyncLocalStorage } from 'node:async_hooks'

/** Work with a deadline, after which the caller gets an error. */
type AwaitedWork = { isGivenUp: boolean; commits: number }

/** Thrown where a transaction would commit work that was already reported as failed. */
export class GivenUp extends Error {}

// Waits for a commit that has begun: its outcome would be unknown.
const commitLookMilliseconds = 100

const awaited = new AsyncLocalStorage<AwaitedWork>()

/** Runs work within a time limit; then throws `late`, and no transaction of the work can commit any more. */
export async function workInTime<T>(work: () => Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  const own: AwaitedWork = { isGivenUp: false, commits: 0 }
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    const giveUp = () => {
      if (own.commits > 0) timer = setTimeout(giveUp, commitLookMilliseconds)
      else {
        own.isGivenUp = true
        reject(late())
      }
    }
    timer = setTimeout(giveUp, milliseconds)
  })
  try {
    return await Promise.race([awaited.run(own, work), limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Must be called right before a commit; returns the function to call after it. Throws `GivenUp`. */
export function beginCommit(): () => void {
  const own = awaited.getStore()
  if (!own) return () => {}
  if (own.isGivenUp) throw new GivenUp()
  own.commits += 1
  return () => {
    own.commits -= 1
  }
}
