import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTo } from '../../shared/links/use-to.ts'
import { signOut } from '../../shared/session/session.ts'
import { dropWayBack } from '../../shared/session/way-back.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'

/** Ends the session and opens the home page, with a new guest session. */
export function useSignOut() {
  const navigate = useNavigate()
  const to = useTo()
  const [isBusy, setIsBusy] = useState(false)
  async function leave(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    dropWayBack()
    try {
      await signOut(async () => navigate(to('home')))
    } catch (error) {
      showToast({ kind: 'server-error', error })
    }
    setIsBusy(false)
  }
  return { isBusy, signOut: () => void leave() }
}
