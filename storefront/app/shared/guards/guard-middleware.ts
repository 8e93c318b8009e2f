import { screenKeys, screenNamed, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { type MiddlewareFunction, redirect } from 'react-router'
import { askGuards, globalGuards } from './guards.ts'

/** Runs on the server before the loaders of a route. */
export const guardMiddleware: MiddlewareFunction<Response> = ({ url, pattern }) => {
  const { locale, path } = splitLocale(pattern.startsWith('/') ? pattern : `/${pattern}`)
  const key = screenKeys.find((one) => screenNamed(one).path === path)
  const guard = key && screenNamed(key).guard
  const verdict = askGuards(guard ? [...globalGuards, guard] : globalGuards, 'atTheDoor', {
    locale,
    pathname: url.pathname,
    search: url.search,
    session: { phase: 'closed' },
  })
  if (verdict && verdict !== 'wait') throw redirect(verdict.redirectTo)
}
