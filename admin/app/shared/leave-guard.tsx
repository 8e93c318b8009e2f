import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { forgetUnsaved, hasUnsaved, useHasUnsaved } from './unsaved.ts'
import { UnsavedQuestion } from './unsaved-question.tsx'
import { sheetName } from './use-sheet.ts'

/** Asks before unsaved input is lost by navigation. */
export function LeaveGuard() {
  // The router logs a warning for a blocker, even an idle one, whenever the address is edited.
  return useHasUnsaved() ? <BlockedWay /> : null
}

function BlockedWay() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLeft(currentLocation, nextLocation) && !goesOn(nextLocation.state) && hasUnsaved(),
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

/** Whether the screen is left, or the record in the sheet beside it. */
function isLeft(now: Location, next: Location): boolean {
  const beside = sheetIn(now)
  return now.pathname !== next.pathname || (beside !== null && beside !== sheetIn(next))
}

const sheetIn = ({ search }: Location) => new URLSearchParams(search).get(sheetName)

/** Whether the form stays, and only its address changes. */
const goesOn = (state: unknown) => typeof state === 'object' && state !== null && 'goesOn' in state
