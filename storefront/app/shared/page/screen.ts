import { type Screen, type ScreenKey, screenNamed, screens } from '@fitout/contract/storefront-paths.ts'
import { useMatches } from 'react-router'

export function screenOfRoute(routeId: string | undefined): ScreenKey | undefined {
  const key = routeId?.slice(routeId.indexOf(':') + 1)
  return key !== undefined && Object.hasOwn(screens, key) ? (key as ScreenKey) : undefined
}

/** The screen shown; undefined if no route matches the address. */
export function useScreen(): { key: ScreenKey | undefined; screen: Screen | undefined } {
  const key = screenOfRoute(useMatches().at(-1)?.id)
  return { key, screen: key && screenNamed(key) }
}
