const turnMilliseconds = 20
const mostATurn = 64

/** A request reads something or changes it. */
export const visits = ['look', 'change'] as const
export type Visit = (typeof visits)[number]

const otherOf = (visit: Visit): Visit => (visit === 'look' ? 'change' : 'look')

/**
 * Begins only as much work per turn of the event loop as keeps turns short. Otherwise all that arrived in one turn would be
 * processed before the process looks at a connection again: work that waits for nothing finishes the moment it begins.
 */
export function createTurns() {
  const waiting: Record<Visit, (() => void)[]> = { look: [], change: [] }
  let last: Visit = 'look'
  let size = 1
  let pace = 0
  let lastAt = 0
  let isDue = false

  const isEmpty = () => waiting.look.length === 0 && waiting.change.length === 0

  /** Alternates between reads and changes while both wait. */
  function takeNext(): (() => void) | undefined {
    const next = otherOf(last)
    if (waiting[next].length > 0) last = next
    return waiting[last].shift()
  }

  function plan(): void {
    if (isDue || isEmpty()) return
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
    for (let left = size; left > 0; left -= 1) takeNext()?.()
    plan()
  }

  return {
    /** Returns the milliseconds until one more would begin, at the pace of the last turns; 0 if the next turn has room. */
    waitOf(visit: Visit): number {
      const share = waiting[otherOf(visit)].length > 0 ? size / 2 : size
      return Math.floor(waiting[visit].length / share) * pace
    },
    /** Queues work to begin in its turn. */
    take(visit: Visit, work: () => void): void {
      // Time spent idle was not a turn.
      if (isEmpty()) lastAt = performance.now()
      waiting[visit].push(work)
      plan()
    },
  }
}
