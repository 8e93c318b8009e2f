import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser knows that it is offline. */
export const isOffline = () => !navigator.onLine

export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}
