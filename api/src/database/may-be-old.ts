import { AsyncLocalStorage } from 'node:async_hooks'

const may = new AsyncLocalStorage<boolean>()

/** Runs work whose reads may be slightly stale, and so may go to a replica. Writes go to the primary. */
export const mayBeOld = <T>(work: () => T): T => may.run(true, work)

/** Runs work within such work that must see everything committed. */
export const upToDate = <T>(work: () => T): T => may.run(false, work)

export const isOldAllowed = (): boolean => may.getStore() === true
