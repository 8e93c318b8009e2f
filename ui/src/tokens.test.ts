import { readFile, glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The utilities that Tailwind generates for a token, by its group. */
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

/** The source files with styles, by path, read once. */
const drawing = (async () => {
  const found: Promise<[path: string, source: string]>[] = []
  for (const folder of ['ui/src', 'storefront/app']) {
    for await (const file of glob('**/*.{ts,tsx,css}', { cwd: join(root, folder) })) {
      const path = `${folder}/${file}`
      if (!file.endsWith('.test.ts')) found.push(readFile(join(root, path), 'utf8').then((source) => [path, source]))
    }
  }
  return Promise.all(found)
})()

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

test('every token is used, as a variable or by a utility generated from it', async () => {
  const tokens = await readFile(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const declared = new Set(
    [...tokens.matchAll(/^\s*(--[a-z][\w-]*?):/gm)]
      .map(([, name]) => name ?? '')
      // A line height belongs to its font size, and Tailwind itself reads its defaults.
      .filter((name) => !/(?:--line-height|--letter-spacing)$|^--(?:default-|spacing$)/.test(name)),
  )
  expect(declared.size).toBeGreaterThan(80)
  const source = (await drawing).map(([, text]) => text).join('\n')
  expect([...declared].filter((token) => !isUsed(token, source))).toEqual([])
})

test('detects an unused token', () => {
  const source = '.a { width: var(--spacing-one) } <p className="max-md:px-two hover:bg-three/50 @max-four:hidden">'
  const tokens = ['--spacing-one', '--spacing-two', '--color-three', '--container-four', '--breakpoint-md']
  expect(tokens.filter((token) => !isUsed(token, source))).toEqual([])
  const unused = ['--spacing-on', '--color-two', '--container-three', '--text-one', '--breakpoint-lg']
  expect(unused.filter((token) => isUsed(token, source))).toEqual([])
})

const colourWords =
  'aqua|azure|beige|black|blue|brown|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|lime|magenta|maroon|navy|olive|orange|pink|plum|purple|red|salmon|silver|tan|teal|turquoise|violet|white|yellow'
/** What names a colour or a font directly: in a style sheet, a style, an attribute of a drawing or a class. */
const literals = [
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi,
  /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/gi,
  new RegExp(
    `(?:color|background|border|fill|stroke|outline|shadow)[\\w-]*\\s*[:=]\\s*[{'"]*(?:${colourWords})\\b`,
    'gi',
  ),
  /(?:font-family|fontFamily)\s*:\s*['"]?(?!var\(|inherit)[\w'"]/g,
]

/** Fragment addresses and the colours of masks are not visible. */
const unseen = /href="#[\w-]*"|url\([^)]*\)/g

function literalsIn(source: string): string[] {
  const seen = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\/\/ .*$/gm, '')
    .replaceAll(unseen, '')
  return literals.flatMap((pattern) => seen.match(pattern) ?? [])
}

/** Where colours and fonts may be named. */
const namesThem = new Set(['ui/src/tokens.css', 'ui/src/dark-tokens.css', 'ui/src/fonts.css'])

test('the shop uses tokens only: no part of it names a colour or a font itself', async () => {
  const files = (await drawing).filter(([path]) => !namesThem.has(path))
  const found = files.flatMap(([path, source]) => literalsIn(source).map((literal) => `${path}: ${literal}`))
  expect(files.length).toBeGreaterThan(400)
  expect(found).toEqual([])
})

test('detects a colour or a font named outside of tokens', () => {
  const named = [
    'a { color: #0a0; }',
    'a { background: rgb(1 2 3 / 0.5) }',
    'a { border: 1px solid oklch(0.5 0.1 20) }',
    'a { color: white }',
    "a { font-family: 'Arial', sans-serif }",
    '<path stroke="black" />',
    '<p className="text-[#333]" />',
    "<p style={{ fontFamily: 'Georgia' }} />",
  ]
  expect(named.filter((source) => literalsIn(source).length === 0)).toEqual([])
  const drawn = [
    'a { color: var(--color-ink) }',
    '<a href="#section-fees">',
    '// as #1234 says',
    'a { color: transparent }',
  ]
  expect(drawn.filter((source) => literalsIn(source).length > 0)).toEqual([])
})
