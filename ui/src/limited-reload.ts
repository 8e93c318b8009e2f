const key = 'fitout-chunk-reload'
const reloadEveryMilliseconds = 60_000

/** Loads the page again, unless that was done within the last minute; returns whether it does. */
export function reloadAtMostOnceAMinute(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < reloadEveryMilliseconds) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage nothing would stop a second reload.
    return false
  }
  location.reload()
  return true
}
