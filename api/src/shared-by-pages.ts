import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from './context.ts'
import { upToDate } from './database/may-be-old.ts'

const pageWork = new AsyncLocalStorage<boolean>()

/** Runs work for a page of this process, which is the same for every visitor and cached until a change is announced. */
export const forPage = <T>(work: () => T): T => pageWork.run(true, work)

/** Runs work within such work that already knows of a change. */
export const anew = <T>(work: () => T): T => pageWork.run(false, work)

// In case a notification was lost.
const keptMilliseconds = 1000

type Kept<Value> = { value: Promise<Value>; generation: number; until: number }

/**
 * Reads data needed by many pages. For a page, a recent value is reused until a change is announced, like pages themselves; for
 * other callers it is read each time.
 */
export function sharedByPages<Value>(read: (context: Context) => Promise<Value>): (context: Context) => Promise<Value> {
  const kept = new WeakMap<Context, Kept<Value>>()
  return (context) => {
    if (!pageWork.getStore()) return read(context)
    const { generation } = context.publicAnswers
    const now = performance.now()
    const known = kept.get(context)
    if (known && known.generation === generation && known.until > now) return known.value
    const value = upToDate(() => read(context))
    kept.set(context, { value, generation, until: now + keptMilliseconds })
    value.catch(() => kept.delete(context))
    return value
  }
}
