import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Share of the time that the process computes while it streams. Lower than the thresholds of `overloadLimits`. */
const share = 0.6
/** Milliseconds. If visitors alone take more than the share, streams still continue. */
const restAtMost = 100

/**
 * Paces long streams; to be called between their pieces. Many at once would otherwise use the whole process, and visitors
 * would be turned away. All streams pause once the process has computed for more than the share.
 */
export function createStreamPace(): () => Promise<void> {
  let before = performance.eventLoopUtilization()
  let last = Promise.resolve()

  async function rest(): Promise<void> {
    const { active, idle } = performance.eventLoopUtilization(before)
    const missing = active / share - (active + idle)
    if (missing >= 1) await pause(Math.min(missing, restAtMost))
    before = performance.eventLoopUtilization()
  }

  return () => {
    last = last.then(rest)
    return last
  }
}
