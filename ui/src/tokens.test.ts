import { readFile, glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The utilities that Tailwind makes of a token, by the group it stands in. */
const utilities: Record<string, string> = {
  color: '(?:bg|text|border(?:-[xytbse])?|outline|fill|stroke|decoration|from|via|to|divide|ring|accent|caret)',
  spacing:
    '(?:-?(?:[pm][xytbse]?|inset(?:-[xy])?|top|bottom|start|end|gap(?:-[xy])?|space-[xy]|size|basis|(?:min-|max-)?[wh]|scroll-[mp][tb]?|translate-[xy]))',
  container: '(?:(?:min-|max-)?w|basis|columns|@(?:max-)?)',
  breakpoint: '(?:max-)?',
  font: 'font',
  'font-weight': 'font',
  leading: 'leading',
  text: 'text',
  radius: 'rounded(?:-[tbse]{1,2})?',
  shadow: 'shadow',
  aspect: 'aspect',
  ease: 'ease',
  animate: 'animate',
}

async function sources(): Promise<string> {
  const texts: string[] = []
  for (const folder of ['ui/src', 'storefront/app']) {
    for await (const file of glob('**/*.{ts,tsx,css}', { cwd: join(root, folder) })) {
      if (!file.endsWith('.test.ts')) texts.push(await readFile(join(root, folder, file), 'utf8'))
    }
  }
  return texts.join('\n')
}

function isUsed(token: string, source: string): boolean {
  if (new RegExp(`${token}(?![\\w-]|:\\s)`).test(source)) return true
  const group = Object.keys(utilities)
    .toSorted((a, b) => b.length - a.length)
    .find((name) => token.startsWith(`--${name}-`))
  if (!group) return false
  const name = token.slice(`--${group}-`.length)
  const isVariant = group === 'breakpoint' || group === 'container'
  const utility = `(?<![\\w-])${utilities[group]}${group === 'breakpoint' ? '' : '-'}${name}(?![\\w-])`
  return new RegExp(utility).test(source) || (isVariant && new RegExp(`(?:@|@max-|max-)?\\b${name}:`).test(source))
}

test('every token is used, as a variable or by a utility that is made of it', async () => {
  const tokens = await readFile(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const declared = new Set(
    [...tokens.matchAll(/^\s*(--[a-z][\w-]*?):/gm)]
      .map(([, name]) => name ?? '')
      // A line height goes with its size of type, and Tailwind itself reads its defaults.
      .filter((name) => !/(?:--line-height|--letter-spacing)$|^--(?:default-|spacing$)/.test(name)),
  )
  expect(declared.size).toBeGreaterThan(80)
  const source = await sources()
  expect([...declared].filter((token) => !isUsed(token, source))).toEqual([])
})

test('a token that nothing uses is found', () => {
  const source = '.a { width: var(--spacing-one) } <p className="max-md:px-two hover:bg-three/50 @max-four:hidden">'
  const tokens = ['--spacing-one', '--spacing-two', '--color-three', '--container-four', '--breakpoint-md']
  expect(tokens.filter((token) => !isUsed(token, source))).toEqual([])
  const unused = ['--spacing-on', '--color-two', '--container-three', '--text-one', '--breakpoint-lg']
  expect(unused.filter((token) => isUsed(token, source))).toEqual([])
})
