const secondMilliseconds = 1000
const kindsAtMost = 1000

/** Passes one line a second for each kind of failure, and counts the suppressed ones. */
export function createLineLimit(now = () => performance.now()) {
  const kinds = new Map<string, { until: number; heldBack: number }>()

  return {
    /** Returns how many were suppressed since the last line; undefined if this one is suppressed. */
    take(kind: string): { heldBack: number } | undefined {
      const known = kinds.get(kind)
      if (known && now() < known.until) {
        known.heldBack += 1
        return undefined
      }
      if (!known && kinds.size >= kindsAtMost) kinds.clear()
      kinds.set(kind, { until: now() + secondMilliseconds, heldBack: 0 })
      return { heldBack: known?.heldBack ?? 0 }
    },
  }
}

export type LineLimit = ReturnType<typeof createLineLimit>
