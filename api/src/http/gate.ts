import { AppError } from './app-error.ts'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

type GateLimits = {
  atOnce: number
  waiting: number
  /** How long one waits; without it as long as it takes. */
  patienceSeconds?: number
}

/** Lets a few in at once, some wait for a while, and turns the rest away with `service-busy`. */
export function createGate({ atOnce, waiting: waitingAtMost, patienceSeconds }: GateLimits): Gate {
  let inside = 0
  const waiting = new Set<() => void>()
  const busy = () => new AppError('service-busy', { retryAfterSeconds: 2 })

  async function wait(): Promise<void> {
    if (waiting.size >= waitingAtMost) throw busy()
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((enter, refuse) => {
      waiting.add(enter)
      if (patienceSeconds === undefined) return
      timer = setTimeout(() => {
        waiting.delete(enter)
        refuse(busy())
      }, patienceSeconds * 1000)
    }).finally(() => clearTimeout(timer))
  }

  return async (work) => {
    if (inside >= atOnce) await wait()
    else inside += 1
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else {
        inside -= 1
      }
    }
  }
}
