import { setImmediate as nextTurn } from 'node:timers/promises'

/** Waiting work is delayed by this much at each of its own steps. */
const turnMilliseconds = 4

/** Called between the steps of long work: yields to other work after running for long enough. */
export function createYielding(): () => Promise<void> {
  let from = performance.now()
  return async () => {
    if (performance.now() - from < turnMilliseconds) return
    await nextTurn()
    from = performance.now()
  }
}
