import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { waitingLines } from '../features/cart/waiting-lines.ts'

/** Sends queued changes: when the network returns, and when a page opens online. */
export function NetworkWatch() {
  const words = useTranslations('shell')('waitingSent')
  useEffect(() => {
    const send = () => {
      if (!navigator.onLine || waitingLines().length === 0) return
      void import('../features/cart/send-waiting-lines.ts')
        .then(({ sendWaitingLines }) => sendWaitingLines(words))
        .catch(() => undefined)
    }
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [words])
  return null
}
