import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { forgetUnsaved, hasUnsaved, useHasUnsaved } from './unsaved.ts'
import { UnsavedQuestion } from './unsaved-question.tsx'

/** Asks before unsaved input is lost by navigation. */
export function LeaveGuard() {
  // The router logs a warning for a blocker, even an idle one, whenever the address is edited.
  return useHasUnsaved() ? <BlockedWay /> : null
}

function BlockedWay() {
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
    <UnsavedQuestion
      isOpen={blocker.state === 'blocked'}
      onLeave={() => {
        blocker.proceed?.()
        forgetUnsaved()
      }}
      onStay={() => blocker.reset?.()}
    />
  )
}

/** Whether the form stays, and only its address changes. */
const goesOn = (state: unknown) => typeof state === 'object' && state !== null && 'goesOn' in state
