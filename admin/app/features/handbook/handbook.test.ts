import { languageNames, type Locale, locales } from '@fitout/contract/locales.ts'
import { staffDeviceWords as cnDevices } from '@fitout/contract/messages/cn/staff-device-words.ts'
import { staffDeviceWords as enDevices } from '@fitout/contract/messages/en/staff-device-words.ts'
import { staffDeviceWords as zhDevices } from '@fitout/contract/messages/zh/staff-device-words.ts'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Token, type Tokens, walkTokens } from 'marked'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import {
  handbookFolder,
  pictureFile,
  pictureSize,
  readContents,
  readPage,
  renderPage,
} from '../../../vite/handbook-pages.ts'
import { staffMessages } from '../../../vite/staff-words.ts'
import { menu, screens, searchable } from '../../features.ts'
import { findPages, pageAbout } from './book.ts'

/** Texts of screens that are loaded separately. */
const lateWords = { zh: zhDevices, cn: cnDevices, en: enDevices }

/** The limit of all pictures together, as they are in the repository. */
const mostBytes = 6_000_000

const contents = await readContents()
const names = Object.values(contents).flatMap((pages) => Object.keys(pages))
const patterns = Object.values(contents).flatMap((pages) => Object.values(pages).flat())

test.each(locales)('the folder %s contains exactly the pages of the contents', async (locale) => {
  const found = await readdir(join(handbookFolder, locale))
  expect(found.toSorted()).toEqual(names.map((name) => `${name}.md`).toSorted())
})

test('the list of pages in docs matches the contents', async () => {
  await expect(await listOfPages()).toMatchFileSnapshot(join(handbookFolder, 'README.md'))
})

test.each(names)('%s has the same structure in three languages, in terms used on the screens', async (name) => {
  const [first, ...others] = await Promise.all(locales.map((locale) => outlineOf(locale, name)))
  for (const other of others) expect(other).toEqual(first)
  expect(first?.filter((part) => part === 'heading 2').length).toBeGreaterThan(0)
})

test.each(locales)('links, pictures and button names in %s are correct', async (locale) => {
  const known = new Set([...textsOf(await staffMessages(locale)), ...textsOf(lateWords[locale])])
  const faults: string[] = []
  for (const name of names) {
    const { strong, link, image } = await partsOf(locale, name)
    faults.push(...strong.filter(({ text }) => !known.has(text)).map(({ text }) => `${name}: no button “${text}”`))
    for (const { href } of [...link, ...image]) {
      const isThere = /^https?:/.test(href) || (await exists(join(handbookFolder, locale, href)))
      if (!isThere) faults.push(`${name}: nothing at ${href}`)
    }
  }
  expect(faults).toEqual([])
})

test('each task has a picture in each language, and all are small enough', async () => {
  const tasks = Object.entries(contents).flatMap(([group, pages]) => (group === 'behind' ? [] : Object.keys(pages)))
  let bytes = 0
  for (const locale of locales) {
    for (const name of tasks) {
      const { image } = await partsOf(locale, name)
      expect(image.map(({ text }) => text).filter(Boolean), `${locale}/${name}`).not.toEqual([])
      for (const { href } of image) {
        bytes += (await stat(pictureFile(locale, href))).size
        expect(href).toMatch(`../pictures/${locale}/`)
        expect(pictureSize(pictureFile(locale, href)).width).toBeGreaterThan(600)
      }
    }
  }
  expect(bytes).toBeLessThan(mostBytes)
})

test('each screen has a page, and each screen named by a page exists', () => {
  const addresses = [
    '/',
    ...screens.map(([path]) => path),
    ...menu.map(({ to }) => to),
    ...searchable.commands.map(({ to }) => to.replace(/\?.*/, '')),
  ]
  const isCovered = (address: string) =>
    patterns.some((pattern) => matchPath(pattern, address) ?? matchPath(address, pattern))
  expect(addresses.filter((address) => !isCovered(address))).toEqual([])
  const isThere = (pattern: string) => addresses.some((address) => matchPath(address, pattern))
  expect(patterns.filter((pattern) => !isThere(pattern))).toEqual([])
})

test('the page about a screen is the one with the most specific pattern', () => {
  const page = (name: string, of: string[]) => ({ name, title: name, html: '', screens: of })
  const pages = [page('any', ['/words/:kind/:key']), page('theme', ['/words/:kind/theme']), page('one', ['/words/a/b'])]
  expect(pageAbout(pages, '/words/a/theme')?.name).toBe('theme')
  expect(pageAbout(pages, '/words/a/b')?.name).toBe('one')
  expect(pageAbout(pages, '/words/x/y')?.name).toBe('any')
  expect(pageAbout(pages, '/elsewhere')).toBeUndefined()
})

test('a search finds pages by all of its words, title matches first, and shows the context', async () => {
  const pages = await Promise.all(
    names.map(async (name) => {
      const page = await readPage('zh', name)
      return { name, title: page.title, html: renderPage(page, pictureOf), screens: [] }
    }),
  )
  const [first] = findPages(pages, '核對 付款')
  expect(first?.page.name).toBe('check-payments')
  expect(findPages(pages, '轉數快')[0]?.excerpt).toContain('轉數快')
  expect(findPages(pages, 'qqzz')).toEqual([])
  expect(findPages(pages, '  ')).toEqual([])
})

test('Markdown becomes HTML with links to the screens of the handbook', async () => {
  const page = await readPage('en', 'check-payments')
  const html = renderPage(page, pictureOf)
  expect(html).toContain('href="#/handbook/refunds"')
  expect(html).not.toMatch(/href="[\w-]+\.md/)
  expect(html).not.toContain('<h1')
})

/** For readers of the repository: `npm test -- handbook -u` writes it. */
async function listOfPages(): Promise<string> {
  const parts = await Promise.all(
    locales.map(async (locale) => {
      const pages = await Promise.all(names.map((name) => readPage(locale, name)))
      const lines = pages.map(({ name, title }) => `- [${title}](${locale}/${name}.md)`)
      return [`## ${languageNames[locale]}`, '', ...lines, ''].join('\n')
    }),
  )
  return `# The handbook\n\nEach task of staff; also at \`/admin/handbook\` of every shop.\n\n${parts.join('\n')}`
}

const pictureOf = (src: string) => ({ src, width: 1, height: 1 })

type Parts = { strong: Tokens.Strong[]; link: Tokens.Link[]; image: Tokens.Image[] }

async function partsOf(locale: Locale, name: string): Promise<Parts> {
  const parts: Parts = { strong: [], link: [], image: [] }
  walkTokens((await readPage(locale, name)).tokens, (token) => {
    if (token.type in parts) parts[token.type as keyof Parts].push(token as never)
  })
  return parts
}

/** The structure of a page without its text: headings, paragraphs, and the lengths of lists. */
async function outlineOf(locale: Locale, name: string): Promise<string[]> {
  const { tokens } = await readPage(locale, name)
  const partOf = (token: Token) => {
    if (token.type === 'heading') return `heading ${token['depth']}`
    return token.type === 'list' ? `list of ${(token as Tokens.List).items.length}` : token.type
  }
  return tokens.filter(({ type }) => type !== 'space').map(partOf)
}

/** Each message as written in the handbook: dots for placeholders, none at the ends. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\{\w+\}/g, '…').replaceAll(/^[\s…·]+|[\s…·]+$/g, '')]
  return Object.values(value as object).flatMap(textsOf)
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
