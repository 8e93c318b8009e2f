import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(app, name), 'utf8') }))

/** The address of a screen in its manifest. */
const screens = sources
  .filter(({ name }) => name.endsWith('manifest.ts'))
  .flatMap(({ text }) => [...text.matchAll(/'(\/[\w/:-]*)': async/g)].map(([, path]) => path ?? ''))

/** The login is before all screens. */
const door = '/login'

/** The target of a link or redirect; a placeholder counts as one segment. */
const leads = /(?:\bto=\{?|\bto: |\bto: \([^)]*\) => |=> |navigate\()(?:'|"|`)(\/(?!api\/)[^'"`?#]*)/g

const placed = (path: string) => path.replaceAll(/\$\{[^}]*\}/g, ':it')
const isLike = (screen: string, path: string) => {
  const [own, asked] = [screen.split('/'), path.split('/')]
  return own.length === asked.length && own.every((part, at) => part.startsWith(':') || asked[at] === part)
}

test('every link of the back office leads to a screen', () => {
  const links = sources.flatMap(({ name, text }) =>
    [...text.matchAll(leads)].map(([, path]) => ({ name, path: placed(path ?? '') })),
  )
  expect(screens.length).toBeGreaterThan(50)
  expect(links.length).toBeGreaterThan(100)
  const plain = links.filter(({ path }) => /^\/[a-z][\w/:-]*$/.test(path) && path !== door && !path.startsWith('/api:'))
  const lost = plain.filter(({ path }) => !screens.some((screen) => isLike(screen, path)))
  expect(lost).toEqual([])
})
