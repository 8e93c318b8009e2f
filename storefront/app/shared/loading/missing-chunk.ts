import { isOffline } from '../network/network-state.ts'

const key = 'fitout-chunk-reload'
const reloadEveryMilliseconds = 60_000

declare global {
  /** Asked by the router, see vite/limited-reload.ts. */
  var reloadForMissingChunk: (() => boolean) | undefined
}

/** After a release an open page may ask for files that are gone: a fresh page knows the new ones. */
export function reloadForMissingChunks() {
  globalThis.reloadForMissingChunk = reloadAtMostOnceAMinute
  addEventListener('vite:preloadError', reloadAtMostOnceAMinute)
}

function reloadAtMostOnceAMinute(): boolean {
  // Nothing newer can be had without a network, and what was typed would be lost.
  if (isOffline()) return false
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
