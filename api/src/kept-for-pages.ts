import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from './context.ts'
import { upToDate } from './database/may-be-old.ts'

const pageWork = new AsyncLocalStorage<boolean>()

/** Runs work for a page of this process, the same for every visitor, which is kept until a change of it is announced. */
export const forPage = <T>(work: () => T): T => pageWork.run(true, work)

/** Runs work within such work that knows of a change already. */
export const anew = <T>(work: () => T): T => pageWork.run(false, work)

// In case a notice was lost.
const keptMilliseconds = 1000

type Kept<Value> = { value: Promise<Value>; generation: number; until: number }

/**
 * Reads what many pages need. For a page, what was read a moment ago is used again until a change is announced, as pages
 * themselves are; for all others it is read each time.
 */
export function keptForPages<Value>(read: (context: Context) => Promise<Value>): (context: Context) => Promise<Value> {
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
