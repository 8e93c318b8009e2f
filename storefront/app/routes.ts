import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { defaultLocale, type Locale, locales } from '@fitout/contract/locales.ts'
import { type LayoutName, type ScreenKey, screenKeys, screenNamed } from '@fitout/contract/storefront-paths.ts'
import { bookingScreens, screenModules } from './screen-modules.ts'

const layouts: LayoutName[] = ['standard', 'result-page', 'verification-code']

function screenRoute(locale: Locale, key: ScreenKey): RouteConfigEntry {
  const path = screenNamed(key).path.slice(1)
  const place = path === '' ? { index: true } : { path }
  return { id: `${locale}:${key}`, file: `routes/${screenModules[key]}.tsx`, caseSensitive: true, ...place }
}

function layoutRoute(locale: Locale, layout: LayoutName): RouteConfigEntry {
  const keys = screenKeys.filter((key) => screenNamed(key).layout === layout)
  const booking = keys.filter((key) => bookingScreens.has(key)).map((key) => screenRoute(locale, key))
  const children = keys.filter((key) => !bookingScreens.has(key)).map((key) => screenRoute(locale, key))
  if (booking.length > 0) {
    children.push({ id: `${locale}:booking:${layout}`, file: `languages/${locale}-booking.tsx`, children: booking })
  }
  if (layout === 'standard') children.push({ id: `${locale}:unmatched`, path: '*', file: 'routes/unmatched.tsx' })
  return { id: `${locale}:layout:${layout}`, file: `layouts/${layout}.tsx`, children }
}

/** Every screen three times: as it is in Traditional Chinese, below /cn and below /en. */
export default locales.map((locale) => ({
  id: locale,
  path: locale === defaultLocale ? undefined : locale,
  file: `languages/${locale}.tsx`,
  caseSensitive: true,
  children: layouts.map((layout) => layoutRoute(locale, layout)),
})) satisfies RouteConfig
