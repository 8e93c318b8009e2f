const turnMilliseconds = 20
const mostATurn = 64

/** A request reads something or changes it. */
export const requestKinds = ['read', 'write'] as const
export type RequestKind = (typeof requestKinds)[number]

const otherOf = (kind: RequestKind): RequestKind => (kind === 'read' ? 'write' : 'read')

/**
 * Begins only as much work per turn of the event loop as keeps turns short. Otherwise all that arrived in one turn would be
 * processed before the process looks at a connection again: work that waits for nothing finishes the moment it begins.
 */
export function createTurns() {
  const waiting: Record<RequestKind, (() => void)[]> = { read: [], write: [] }
  let last: RequestKind = 'read'
  // Averages of the last turns: how many fit into one, and its milliseconds.
  let size = 1
  let pace = 0
  let endedAt = 0
  let isDue = false

  const count = () => waiting.read.length + waiting.write.length

  /** Alternates between reads and changes while both wait. */
  function takeNext(): (() => void) | undefined {
    const next = otherOf(last)
    if (waiting[next].length > 0) last = next
    return waiting[last].shift()
  }

  /** In callbacks of their own, as Node finishes what one has begun, up to its first wait, before it calls the next. */
  function plan(): void {
    if (isDue || count() === 0) return
    isDue = true
    let begun = 0
    let beganAt = 0
    const beginOne = () => {
      const now = performance.now()
      if (begun === 0) beganAt = now
      if (now - beganAt >= turnMilliseconds) return
      begun += 1
      takeNext()?.()
    }
    for (let left = Math.min(count(), mostATurn); left > 0; left -= 1) setImmediate(beginOne)
    setImmediate(() => end(begun, performance.now() - beganAt))
  }

  function end(begun: number, took: number): void {
    isDue = false
    const now = performance.now()
    pace += (now - endedAt - pace) / 4
    endedAt = now
    const room = Math.min(mostATurn, (begun * turnMilliseconds) / took)
    size += (Math.max(1, room) - size) / 4
    plan()
  }

  return {
    /** Returns the milliseconds until one more would begin, at the pace of the last turns; 0 if the next turn has room. */
    waitOf(kind: RequestKind): number {
      const share = waiting[otherOf(kind)].length > 0 ? size / 2 : size
      return Math.floor(waiting[kind].length / share) * pace
    },
    /** Queues work to begin in its turn. */
    take(kind: RequestKind, work: () => void): void {
      // Time spent idle was not a turn.
      if (count() === 0) endedAt = performance.now()
      waiting[kind].push(work)
      plan()
    },
  }
}
