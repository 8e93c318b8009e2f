type Toggle = { result: Promise<boolean>; endedAt: number }

/** The latest toggles of this process by account and product; no request overlaps with older ones. */
const toggles = new Map<string, Toggle>()
const cacheMilliseconds = 30_000

/**
 * Treats a request that arrived while a toggle was in progress as the same toggle, however long it waited for its session
 * or a connection. Times are those of `performance.now()`. `holdToggle` does the same across processes.
 */
export function mergeOverlappingToggles(key: string, arrivedAt: number, act: () => Promise<boolean>): Promise<boolean> {
  const present = toggles.get(key)
  if (present && arrivedAt < present.endedAt) return present.result
  const toggle: Toggle = { result: act(), endedAt: Number.POSITIVE_INFINITY }
  const end = () => void (toggle.endedAt = performance.now())
  toggle.result.then(end, end)
  toggles.delete(key)
  toggles.set(key, toggle)
  for (const [oldest, { endedAt }] of toggles) {
    if (endedAt > performance.now() - cacheMilliseconds) break
    toggles.delete(oldest)
  }
  return toggle.result
}
