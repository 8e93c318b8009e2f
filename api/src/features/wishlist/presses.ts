type Press = { result: Promise<boolean>; endedAt: number }

/** The latest presses of this process by account and product; older ones can have been overtaken by no request. */
const presses = new Map<string, Press>()
const cacheMilliseconds = 30_000

/**
 * A request that came while a press was under way is the same press, however long it waited for its session or a
 * connection. Times are those of `performance.now()`. Other processes are kept out by `holdPress`.
 */
export function asOnePress(key: string, arrivedAt: number, act: () => Promise<boolean>): Promise<boolean> {
  const present = presses.get(key)
  if (present && arrivedAt < present.endedAt) return present.result
  const press: Press = { result: act(), endedAt: Number.POSITIVE_INFINITY }
  const end = () => void (press.endedAt = performance.now())
  press.result.then(end, end)
  presses.delete(key)
  presses.set(key, press)
  for (const [oldest, { endedAt }] of presses) {
    if (endedAt > performance.now() - cacheMilliseconds) break
    presses.delete(oldest)
  }
  return press.result
}
