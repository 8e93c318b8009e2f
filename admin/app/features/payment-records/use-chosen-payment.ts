import { useState } from 'react'
import type { Queued } from './queued.ts'

/**
 * Of a page of payments the one that is being checked: the first, until another is chosen. It stays where it is whatever
 * comes and goes beside it; once it has left the list, because a colleague decided or its payer took it back, it is shown
 * as it was last seen.
 */
export function useChosenPayment(rows: readonly Queued[], first: string | undefined) {
  const [at, setAt] = useState(first)
  const [seen, setSeen] = useState<{ queued: Queued; place: number }>()
  const place = Math.max(
    0,
    rows.findIndex(({ _id }) => _id === at),
  )
  const found = rows.find(({ _id }) => _id === at)
  const isGone = !found && seen !== undefined && seen.queued._id === at
  const shown = found ?? (isGone ? seen.queued : rows[0])
  if (shown && shown._id !== at) setAt(shown._id)
  if (found && (found !== seen?.queued || place !== seen.place)) setSeen({ queued: found, place })

  /** Goes on to the one after the one shown, or to the first where that was the last. */
  function next(): void {
    const others = rows.filter(({ _id }) => _id !== shown?._id)
    setAt((others[seen?.place ?? 0] ?? others[0])?._id)
  }
  return { shown, isGone, choose: setAt, next }
}
