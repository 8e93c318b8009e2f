import { CallError } from '@fitout/contract/client.ts'

const firstWaitMilliseconds = 800
const longestWaitMilliseconds = 20_000

/**
 * Retries what the shop could not answer, doubling the wait each time and never waiting less than the shop asks for.
 * Half of each wait is random, so that many browsers do not return at the same moment. Waiting for the network ends when
 * the browser is online again.
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

/** Whether the same request may succeed later: no response, too many requests, or a server error. */
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
