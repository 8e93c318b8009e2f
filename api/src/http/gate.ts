import { AppError } from './app-error.ts'

/** Lets a few in at once, some wait, and turns the rest away with `service-busy`. */
export function createGate(atOnce: number, waitingAtMost: number) {
  let inside = 0
  const waiting: (() => void)[] = []

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new AppError('service-busy', { retryAfterSeconds: 2 })
      await new Promise<void>((enter) => waiting.push(enter))
    } else {
      inside += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
