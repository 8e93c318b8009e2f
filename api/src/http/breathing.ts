import { setImmediate as nextTurn } from 'node:timers/promises'

/** What else waits, waits for it at each of its own steps. */
const turnMilliseconds = 4

/** To be called between the steps of long work: yields to other work once it has run for long enough. */
export function createBreathing(): () => Promise<void> {
  let from = performance.now()
  return async () => {
    if (performance.now() - from < turnMilliseconds) return
    await nextTurn()
    from = performance.now()
  }
}
