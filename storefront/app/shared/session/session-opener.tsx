import { useEffect } from 'react'
import { showToast } from '../toasts/toast-store.ts'
import { watchOtherTabs } from './other-tabs.ts'
import { type MemberListener, sessionOpen, watchNetwork, whenGuestReplaced, whenMemberChanges } from './session.ts'

type Props = { onGuestReplaced: () => Promise<void>; onMemberChange: MemberListener }

/** Opens the session once the page is painted and the browser is idle. */
export function SessionOpener({ onGuestReplaced, onMemberChange }: Props) {
  useEffect(() => whenGuestReplaced(onGuestReplaced), [onGuestReplaced])
  useEffect(() => whenMemberChanges(onMemberChange), [onMemberChange])
  useEffect(watchOtherTabs, [])
  useEffect(watchNetwork, [])

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
