const stepMilliseconds = 50

/**
 * A clock of the time in which this process runs: an interruption by other programs counts as one step. For limits that a
 * process keeps by timers of its own.
 */
export function startOwnTime(): { milliseconds: () => number; stop: () => void } {
  let passed = 0
  const timer = setInterval(() => {
    passed += stepMilliseconds
  }, stepMilliseconds)
  return { milliseconds: () => passed, stop: () => clearInterval(timer) }
}
