import { useState } from 'react'
import type { Queued } from './queued.ts'

/**
 * The payment being checked: the first of the page, until another is selected. It stays selected whatever comes and goes beside
 * it; once it has left the list, because a colleague decided or its payer withdrew it, its last state is shown.
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

  /** Selects the next payment, or the first after the last. */
  function next(): void {
    const others = rows.filter(({ _id }) => _id !== shown?._id)
    setAt((others[seen?.place ?? 0] ?? others[0])?._id)
  }
  return { shown, isGone, choose: setAt, next }
}
