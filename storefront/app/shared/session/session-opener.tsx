import { useEffect } from 'react'
import { showToast } from '../toasts/toast-store.ts'
import { sessionOpen, whenGuestReplaced } from './session.ts'

/** Opens the session once the page is painted and the browser has nothing better to do. */
export function SessionOpener({ onGuestReplaced }: { onGuestReplaced: () => Promise<void> }) {
  useEffect(() => whenGuestReplaced(onGuestReplaced), [onGuestReplaced])

  useEffect(() => {
    const open = () => void sessionOpen().catch((error: unknown) => showToast({ kind: 'server-error', error }))
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(open, { timeout: 3000 })
      return () => cancelIdleCallback(idle)
    }
    const timer = setTimeout(open, 600)
    return () => clearTimeout(timer)
  }, [])
  return null
}
