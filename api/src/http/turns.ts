const turnMilliseconds = 40
const mostATurn = 64

/**
 * Begins so much in each turn of the event loop that the next is not far. Otherwise all that came in one turn would be worked
 * off before the process looks at a connection again: work that waits for nothing is done the moment it begins.
 */
export function createTurns() {
  const waiting: (() => void)[] = []
  let size = 1
  let pace = 0
  let lastAt = 0
  let isDue = false

  function plan(): void {
    if (isDue || waiting.length === 0) return
    isDue = true
    setImmediate(begin)
  }

  function begin(): void {
    isDue = false
    const now = performance.now()
    const took = now - lastAt
    lastAt = now
    pace += (took - pace) / 4
    size = took > turnMilliseconds ? Math.max(1, Math.floor(size / 2)) : Math.min(mostATurn, size * 2)
    for (const work of waiting.splice(0, size)) work()
    plan()
  }

  return {
    /** Milliseconds until one more would begin, as fast as the last turns were; nothing if the next turn has room. */
    get wait(): number {
      return Math.floor(waiting.length / size) * pace
    },
    /** Begins the work in its turn. */
    take(work: () => void): void {
      // Where none waited, what came before was no turn.
      if (waiting.length === 0) lastAt = performance.now()
      waiting.push(work)
      plan()
    },
  }
}
