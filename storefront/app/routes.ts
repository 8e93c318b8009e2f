import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { defaultLocale, type Locale, locales } from '@fitout/contract/locales.ts'
import {
  type LayoutName,
  type ScreenKey,
  screenKeys,
  screenNamed,
  setupPath,
} from '@fitout/contract/storefront-paths.ts'
import { groupModule, languageModule } from './language-modules.ts'
import { groupLayouts, type ScreenGroup, screenModules, screensOfGroup } from './screen-modules.ts'

/** Results and confirmations have the same layout. */
const layoutFiles: Record<LayoutName, string> = {
  standard: 'standard',
  'result-page': 'result-page',
  'verification-code': 'result-page',
}
const layouts = Object.keys(layoutFiles) as LayoutName[]
const screenGroups = Object.keys(groupLayouts) as ScreenGroup[]

function screenRoute(locale: Locale, key: ScreenKey): RouteConfigEntry {
  const path = screenNamed(key).path.slice(1)
  const place = path === '' ? { index: true } : { path }
  return { id: `${locale}:${key}`, file: `routes/${screenModules[key]}.tsx`, caseSensitive: true, ...place }
}

/** The screens of a group are in a route that loads their messages. `place` makes the ids of such routes distinct. */
function grouped(locale: Locale, keys: ScreenKey[], groups: readonly ScreenGroup[], place: string): RouteConfigEntry[] {
  const [group, ...others] = groups
  if (!group) return keys.map((key) => screenRoute(locale, key))
  const within = keys.filter((key) => screensOfGroup[group].has(key))
  const without = keys.filter((key) => !screensOfGroup[group].has(key))
  const entries = grouped(locale, without, others, place)
  if (within.length === 0) return entries
  const children = grouped(locale, within, others, `${group}:${place}`)
  const file = groupModule(locale, group, groupLayouts[group])
  return [...entries, { id: `${locale}:${group}:${place}`, file, children }]
}

function layoutRoute(locale: Locale, layout: LayoutName): RouteConfigEntry {
  const keys = screenKeys.filter((key) => screenNamed(key).layout === layout)
  const children = grouped(locale, keys, screenGroups, layout)
  if (layout === 'standard') children.push({ id: `${locale}:unmatched`, path: '*', file: 'routes/unmatched.tsx' })
  return { id: `${locale}:layout:${layout}`, file: `layouts/${layoutFiles[layout]}.tsx`, children }
}

/** The set-up of an empty shop: beside the shop's screens, none of which exists yet. */
function setupRoute(locale: Locale): RouteConfigEntry {
  const page = { id: `${locale}:set-up`, path: setupPath.slice(1), file: 'routes/setup.tsx' }
  return { id: `${locale}:set-up-words`, file: groupModule(locale, 'setup', groupLayouts.setup), children: [page] }
}

/** Every screen three times: without prefix in Traditional Chinese, below /cn and below /en. */
export default locales.map((locale) => ({
  id: locale,
  path: locale === defaultLocale ? undefined : locale,
  file: languageModule(locale),
  caseSensitive: true,
  children: [setupRoute(locale), ...layouts.map((layout) => layoutRoute(locale, layout))],
})) satisfies RouteConfig
