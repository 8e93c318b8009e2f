import { type ScreenKey, screenKeys, screenNamed, splitLocale } from './storefront-paths.ts'

const patterns = screenKeys.map((key) => ({ key, pattern: patternOf(screenNamed(key).path) }))

function patternOf(path: string): RegExp {
  if (path === '/') return /^\/$/
  return new RegExp(`^${path.replace(/\/:\w+(\??)/g, (_, optional: string) => `(?:/([^/]+))${optional}`)}$`)
}

/** The screen at a path, in any language, with its first parameter; undefined if there is none. */
export function screenAt(pathname: string): { key: ScreenKey; id: string | undefined } | undefined {
  const { path } = splitLocale(pathname)
  for (const { key, pattern } of patterns) {
    const found = pattern.exec(path)
    if (found) return { key, id: found[1] }
  }
  return undefined
}

/** The path of an address within the shop, as screens have it. */
export function pathOfAddress(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
}

/** Whether a path is served beside the screens: the back office, and files. */
export function isBesideScreens(path: string): boolean {
  return /^\/(?:admin|api|media)(?:\/|$)|\.\w+$/.test(path)
}
