import type { Locale } from '@fitout/contract/locales.ts'
import { matchPath } from 'react-router'

export type BookPage = {
  name: string
  title: string
  html: string
  /** The addresses of the screens it describes, as router patterns. */
  screens: string[]
}
export type BookGroup = { key: string; pages: BookPage[] }

const modules = {
  zh: () => import('virtual:handbook/zh'),
  cn: () => import('virtual:handbook/cn'),
  en: () => import('virtual:handbook/en'),
} as const

const books = new Map<Locale, Promise<BookGroup[]>>()

/** Loads the handbook in a language; retries after a failure. */
export function bookIn(locale: Locale): Promise<BookGroup[]> {
  const known = books.get(locale)
  if (known) return known
  const book = modules[locale]().then(({ groups }) => groups)
  books.set(locale, book)
  book.catch(() => books.delete(locale))
  return book
}

/** The page about the screen at an address; of several matching patterns, the most specific one. */
export function pageAbout(pages: readonly BookPage[], address: string): BookPage | undefined {
  const fitting = pages.flatMap((page) =>
    page.screens
      .filter((pattern) => matchPath(pattern, address))
      .map((pattern) => ({ page, open: pattern.split(':').length })),
  )
  return fitting.toSorted((a, b) => a.open - b.open)[0]?.page
}

/** The text of a page, without markup. */
export function textOf({ html }: Pick<BookPage, 'html'>): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export type FoundPage = { page: BookPage; excerpt: string }

const before = 24
const after = 90

/** The pages that contain all words, title matches first, each with the context of the first word. */
export function findPages(pages: readonly BookPage[], sought: string): FoundPage[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const found = pages.flatMap((page) => {
    const text = textOf(page)
    const whole = `${page.title} ${text}`.toLowerCase()
    if (words.length === 0 || !words.every((word) => whole.includes(word))) return []
    const at = Math.max(0, text.toLowerCase().indexOf(words[0] ?? ''))
    const from = Math.max(0, at - before)
    const excerpt = `${from > 0 ? '…' : ''}${text.slice(from, at + after)}…`
    return [{ page, excerpt, isNamed: words.every((word) => page.title.toLowerCase().includes(word)) }]
  })
  return found.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
}
