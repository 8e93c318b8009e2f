import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Confirm } from './confirm.tsx'
import { useTranslate } from './i18n.ts'
import { forgetUnsaved, hasUnsaved, useHasUnsaved } from './unsaved.ts'

/** Asks before unsaved input is lost by navigation. */
export function LeaveGuard() {
  // The router logs a warning for a blocker, even an idle one, whenever the address is edited.
  return useHasUnsaved() ? <BlockedWay /> : null
}

function BlockedWay() {
  const t = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !goesOn(nextLocation.state) && hasUnsaved(),
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  return (
    <Confirm
      cancel={t('kit.unsaved.stay')}
      confirm={t('kit.unsaved.leave')}
      content={t('kit.unsaved.lead')}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        blocker.proceed?.()
        forgetUnsaved()
      }}
      title={t('kit.unsaved.title')}
    />
  )
}

/** Whether the form stays, and only its address changes. */
const goesOn = (state: unknown) => typeof state === 'object' && state !== null && 'goesOn' in state
