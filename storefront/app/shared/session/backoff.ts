import { CallError } from '@fitout/contract/client.ts'

const firstWaitMilliseconds = 800
const longestWaitMilliseconds = 20_000

/**
 * Tries again what the shop could not answer, waiting twice as long each time and never less than it asks for.
 * Half of each wait is left to chance, so that many browsers do not come back at the same moment. A wait for the network
 * ends when the browser has it again.
 */
export async function inBackoff<T>(tries: number, attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tried >= tries || !mayPass(error)) throw error
      const wait = Math.min(firstWaitMilliseconds * 2 ** (tried - 1), longestWaitMilliseconds)
      const asked = (error.retryAfterSeconds ?? 0) * 1000
      await pause(Math.max(asked, wait / 2) + (Math.random() * wait) / 2, error.problem.status === 0)
    }
  }
}

/** Whether the same request may succeed later: no answer, too many requests, or a fault of the shop. */
export function mayPass(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false
  const { status } = error.problem
  return status === 0 || status === 429 || status >= 500
}

function pause(milliseconds: number, isForNetwork: boolean): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, milliseconds)
    function go(): void {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    if (isForNetwork) addEventListener('online', go)
  })
}
