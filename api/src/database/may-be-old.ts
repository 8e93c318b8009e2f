import { AsyncLocalStorage } from 'node:async_hooks'

const may = new AsyncLocalStorage<boolean>()

/** Work whose reads may be a moment old, and so may come from a replica. What is written in it is not. */
export const mayBeOld = <T>(work: () => T): T => may.run(true, work)

/** Work within such that has to see everything that was committed. */
export const upToDate = <T>(work: () => T): T => may.run(false, work)

export const isOldAllowed = (): boolean => may.getStore() === true
