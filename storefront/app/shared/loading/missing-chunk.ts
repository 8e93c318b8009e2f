import { reloadAtMostOnceAMinute } from '@fitout/ui/limited-reload.ts'
import { isOffline } from '../network/network-state.ts'

declare global {
  /** Asked by the router, see vite/limited-reload.ts. */
  var reloadForMissingChunk: (() => boolean) | undefined
}

/** After a release an open page may ask for files that are gone: a fresh page knows the new ones. */
export function reloadForMissingChunks() {
  globalThis.reloadForMissingChunk = reloadUnlessOffline
  addEventListener('vite:preloadError', reloadUnlessOffline)
}

/** Nothing newer can be had without a network, and what was typed would be lost. */
function reloadUnlessOffline(): boolean {
  return !isOffline() && reloadAtMostOnceAMinute()
}
