import type { Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { routeError } from '../page/route-error.ts'
import type { SessionState } from '../session/session.ts'

/** A visit to a page. On the server the session is unknown, so it is closed there. */
export type Visit = { locale: Locale; pathname: string; search: string; session: SessionState }

/** Where to redirect, `wait` until the session is open, or undefined to let the visitor in. */
export type Verdict = { redirectTo: string } | 'wait' | undefined

type Guard = {
  /** Decides from the URL alone, before anything is rendered. */
  atTheDoor?: (visit: Visit) => Verdict
  /** Decides in the browser, which has the session. */
  inside?: (visit: Visit) => Verdict
  /** Decides in the browser by calling the API, once per URL. Rejects if the API does not respond. */
  asked?: (visit: Visit) => Promise<Verdict>
}

/** The guards that a route can name. The first two run on every route. */
const guards: Record<string, Guard> = {
  // The session opens by itself when the page is idle; only pages with one of the guards below wait for it.
  'auth/global': {},
  // The URL has determined the language before routing; only `/` uses the cookie and the browser's preference.
  language: {},
  'auth/registeredOnly': {
    inside({ session, locale, pathname, search }) {
      if (session.phase !== 'open') return 'wait'
      if (session.user.registered) return undefined
      return { redirectTo: withQuery(pathTo('login-email', locale), { return_to: pathname + search }) }
    },
  },
  'auth/unregisteredOnly': {
    inside({ session, locale }) {
      const isRegistered = session.phase === 'open' && session.user.registered
      return isRegistered ? { redirectTo: pathTo('home', locale) } : undefined
    },
  },
  'verification-code': {
    atTheDoor({ locale, search }) {
      if (new URLSearchParams(search).get('verification_code')) return undefined
      return { redirectTo: pathTo('result-failure', locale, { type: 'verification_code' }) }
    },
    async asked({ locale, search }) {
      const { checkedPurpose } = await import('../session/checked-code.ts')
      const purpose = await checkedPurpose(new URLSearchParams(search).get('verification_code') ?? '')
      return purpose ? undefined : { redirectTo: pathTo('result-failure', locale, { type: 'verification_code' }) }
    },
  },
}

export const globalGuards = ['auth/global', 'language'] as const

/** Runs the named guards in turn. An unknown guard is a bug: 500. */
export function askGuards(names: readonly string[], when: 'atTheDoor' | 'inside', visit: Visit): Verdict {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (!guard) throw routeError(500, `Unknown middleware ${name}`)
    const verdict = guard[when]?.(visit)
    if (verdict) return verdict
  }
  return undefined
}

/** The named guards that call the API. */
export function guardsThatAsk(names: readonly string[]): ((visit: Visit) => Promise<Verdict>)[] {
  return names.flatMap((name) => (Object.hasOwn(guards, name) && guards[name]?.asked ? [guards[name].asked] : []))
}
