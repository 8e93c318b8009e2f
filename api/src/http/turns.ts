const turnMilliseconds = 20
const mostATurn = 64

/** A request reads an answer that is cached, a part of the sitemap, or something else, or changes something. */
export const requestKinds = ['cached', 'sitemap', 'read', 'write'] as const
export type RequestKind = (typeof requestKinds)[number]

export const perKind = <T>(make: () => T): Record<RequestKind, T> => ({
  cached: make(),
  sitemap: make(),
  read: make(),
  write: make(),
})

/**
 * Begins only as much work per turn of the event loop as keeps turns short. Otherwise all that arrived in one turn would be
 * processed before the process looks at a connection again: work that waits for nothing finishes the moment it begins.
 */
export function createTurns() {
  const waiting = perKind((): (() => void)[] => [])
  // Milliseconds since some kind began to wait.
  const spent = perKind(() => 0)
  // Averages of the last turns: how many of a kind fit into one, and its milliseconds.
  const sizes = perKind(() => 1)
  let pace = 0
  let endedAt = 0
  let isDue = false

  const waitingKinds = () => requestKinds.filter((kind) => waiting[kind].length > 0)
  const count = () => requestKinds.reduce((sum, kind) => sum + waiting[kind].length, 0)

  /** In callbacks of their own, as Node finishes what one has begun, up to its first wait, before it calls the next. */
  function plan(): void {
    if (isDue || count() === 0) return
    isDue = true
    const begun = perKind(() => 0)
    const present = waitingKinds()
    let last: RequestKind | undefined
    let lastAt = 0
    let beganAt: number | undefined
    const measure = () => {
      const now = performance.now()
      if (last) spent[last] += now - lastAt
      last = undefined
      lastAt = now
      beganAt ??= now
      return now - beganAt
    }
    const beginOne = () => {
      if (measure() >= turnMilliseconds) return
      // While several kinds wait, each gets the same time.
      const [next] = waitingKinds().toSorted((one, other) => spent[one] - spent[other])
      if (!next) return
      last = next
      begun[next] += 1
      waiting[next].shift()?.()
    }
    for (let left = Math.min(count(), mostATurn); left > 0; left -= 1) setImmediate(beginOne)
    setImmediate(() => end(present, begun, measure()))
  }

  function end(present: RequestKind[], begun: Record<RequestKind, number>, took: number): void {
    isDue = false
    const now = performance.now()
    pace += (now - endedAt - pace) / 4
    endedAt = now
    for (const kind of present) {
      const room = Math.min(mostATurn, (begun[kind] * turnMilliseconds) / took)
      sizes[kind] += (Math.max(1, room) - sizes[kind]) / 4
    }
    plan()
  }

  return {
    /** Returns the milliseconds until one more would begin, at the pace of the last turns; 0 if the next turn has room. */
    waitOf(kind: RequestKind): number {
      return Math.floor(waiting[kind].length / sizes[kind]) * pace
    },
    /** Queues work to begin in its turn. */
    take(kind: RequestKind, work: () => void): void {
      // Time spent idle was not a turn, and a kind that did not wait has no time to make up for.
      if (count() === 0) {
        endedAt = performance.now()
        for (const each of requestKinds) spent[each] = 0
      } else if (waiting[kind].length === 0) {
        spent[kind] = Math.max(spent[kind], Math.min(...waitingKinds().map((other) => spent[other])))
      }
      waiting[kind].push(work)
      plan()
    },
  }
}
