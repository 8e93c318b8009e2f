import type { Endpoint, RateClass } from '@fitout/contract/endpoint.ts'
import { createLimiter, type Limiter } from './limiter.ts'

/** Classes of load, most important first: under overload the last are rejected first. */
export type LoadClass = 'checkout' | 'read' | 'page' | 'search' | 'guest' | 'login'

/** Within `checkout`: calls that wait for the payment provider, which may hang, leave half of the places to the rest. */
const waitForProvider = { ofPool: 2, waiting: 0 }

/**
 * Within `checkout`: all orders of one piece wait for its stock one after the other. More at once would take every connection
 * and be no faster.
 */
const holdStock = { ofPool: 0.4, waiting: Number.POSITIVE_INFINITY, foreseenMilliseconds: Number.POSITIVE_INFINITY }

/** Concurrent calls per class, as a share of the process's database connections. Documented in docs/limits.md. */
export const loadLimits: Record<LoadClass, { ofPool: number; waiting: number; patienceSeconds: number }> = {
  checkout: { ofPool: 4, waiting: 400, patienceSeconds: 10 },
  read: { ofPool: 2, waiting: 400, patienceSeconds: 5 },
  // Rendering a page is work of the process itself; the calls for its data pass limits of their own.
  page: { ofPool: 0.4, waiting: 100, patienceSeconds: 4 },
  search: { ofPool: 0.4, waiting: 200, patienceSeconds: 3 },
  guest: { ofPool: 0.3, waiting: 200, patienceSeconds: 3 },
  login: { ofPool: 0.3, waiting: 100, patienceSeconds: 3 },
}

const classes: Record<RateClass, LoadClass> = {
  checkout: 'checkout',
  write: 'checkout',
  'look-up': 'checkout',
  read: 'read',
  search: 'search',
  upload: 'search',
  login: 'login',
}

/** Returns the class for admission, before the body is known: checking a session is as quick as opening one for a guest. */
export function admittingClass(rate: RateClass): LoadClass {
  return rate === 'login' ? 'guest' : classes[rate]
}

/** A call with a longer expected wait is rejected at once instead of at the end of the patience. */
export const foreseenMilliseconds = 500

type Input = { body: unknown; query: Record<string, unknown> }

/** Returns the class a call works in. A guest's session hashes no password and must not wait behind calls that do. */
export function workingClass({ rate, query: schema }: Endpoint, { body, query }: Input): LoadClass {
  const isForGuest = typeof body === 'object' && body !== null && 'type' in body && body.type === 'TEMP'
  if (isForGuest) return admittingClass(rate)
  // A searchable list without a keyword: browsing.
  const isBrowsing = rate === 'search' && schema && 'keyword' in schema.shape && !query['keyword']
  return isBrowsing ? 'read' : classes[rate]
}

type Share = { ofPool: number } & Omit<Parameters<typeof createLimiter>[0], 'atOnce'>

export type LoadClassLimiters = Record<LoadClass | 'provider' | 'stock', Limiter>

/** Creates a limiter per class, so that no class can take the connections that another needs. */
export function createLoadClassLimiters(databasePool: number, foreseen = foreseenMilliseconds): LoadClassLimiters {
  const limiterOf = ({ ofPool, ...limits }: Share) =>
    createLimiter({
      atOnce: Math.max(1, Math.floor(databasePool * ofPool)),
      foreseenMilliseconds: foreseen,
      ...limits,
    })
  return {
    checkout: limiterOf(loadLimits.checkout),
    read: limiterOf(loadLimits.read),
    // A page takes longer than a call, and few are admitted that are not cached.
    page: limiterOf({ ...loadLimits.page, inTurns: true, foreseenMilliseconds: 2 * foreseen }),
    search: limiterOf(loadLimits.search),
    guest: limiterOf(loadLimits.guest),
    login: limiterOf(loadLimits.login),
    provider: limiterOf(waitForProvider),
    stock: limiterOf(holdStock),
  }
}
