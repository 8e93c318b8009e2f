import { reloadAtMostOnceAMinute } from '@fitout/ui/limited-reload.ts'
import { isOffline } from '../network/network-state.ts'

declare global {
  /** Called by the router, see vite/limited-reload.ts. */
  var reloadForMissingChunk: (() => boolean) | undefined
}

/** After a release an open page may request files that no longer exist: reloading fetches the new ones. */
export function reloadForMissingChunks() {
  globalThis.reloadForMissingChunk = reloadUnlessOffline
  addEventListener('vite:preloadError', reloadUnlessOffline)
}

/** Offline, a reload would find nothing newer and lose the input. */
function reloadUnlessOffline(): boolean {
  return !isOffline() && reloadAtMostOnceAMinute()
}
