import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf, type MessageGroup } from '@fitout/contract/messages/message-groups.ts'
import { type ScreenKey, screenKeys } from '@fitout/contract/storefront-paths.ts'
import { expect, test } from 'vitest'
import { type ScreenGroup, screenModules, screensOfGroup } from './screen-modules.ts'

/** Imports of the storefront's own modules, by relative path; types need no messages. */
const imports = /(?:^import (?!type ).*? from |^export .*? from |\bimport\()'(\.[^']+\.tsx?)'/gms
const namespaces = /\buseTranslations\('(\w+)/g
/** Components used on any kind of page, which load their own messages. */
const brought: Record<string, MessageGroup> = {
  'layouts/booking-quick-view.tsx': 'booking',
  'features/cart/spoken-cart-panel.tsx': 'booking',
}

const namesIn = (groups: MessageGroup[]) => groups.flatMap((group) => filesOf(group).flatMap(({ keys }) => keys))

/** For a module and all its imports: those that use missing messages, with the names of both. */
function speechless(path: string, known: readonly string[], visited = new Set<string>()): string[] {
  visited.add(path)
  const source = readFileSync(path, 'utf8')
  const module = path.slice(import.meta.dirname.length + 1)
  const own = [...known, ...namesIn([brought[module] ?? 'everyPage'])]
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name)
  const missing = found(namespaces).filter((name) => !own.includes(name))
  const below = found(imports).map((from) => join(dirname(path), from))
  return [
    ...missing.map((name) => `${name} in ${module}`),
    ...below.flatMap((one) => (visited.has(one) ? [] : speechless(one, own, visited))),
  ]
}

function groupsOf(screen: ScreenKey): MessageGroup[] {
  const groups = Object.keys(screensOfGroup) as ScreenGroup[]
  return ['everyPage', ...groups.filter((group) => screensOfGroup[group].has(screen))]
}

// A browser shows nothing in place of a missing message, without any error.
test.each(screenKeys)('all messages used by the screen %s are loaded with it', (screen) => {
  const path = join(import.meta.dirname, 'routes', `${screenModules[screen]}.tsx`)
  expect(speechless(path, namesIn(groupsOf(screen)))).toEqual([])
})
