import type { Clock } from './clock.ts'

/** How long staff can undo a step. Customers are notified afterwards. */
export const undoSeconds = 120

/** Steps taken since then can still be undone. */
export function undoableSince(clock: Clock): Date {
  return new Date(clock.now().getTime() - undoSeconds * 1000)
}
