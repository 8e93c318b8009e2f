const secondMilliseconds = 1000
const kindsAtMost = 1000

/** Lets one line a second pass for each kind of failure, and counts those it held back. */
export function createLineLimit(now = () => performance.now()) {
  const kinds = new Map<string, { until: number; heldBack: number }>()

  return {
    /** How many were held back since the last; nothing if this one is to be. */
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
