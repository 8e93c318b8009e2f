import { inLocale, type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { screens as cn } from '@fitout/contract/messages/cn/screens.ts'
import { screens as en } from '@fitout/contract/messages/en/screens.ts'
import { screens as zh } from '@fitout/contract/messages/zh/screens.ts'
import { pathTo, type ScreenKey } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import { createLimiter } from '../../http/limiter.ts'
import {
  listPageParts,
  listPageRange,
  listPageRows,
  selectCategoryPages,
  selectContentPages,
  selectPostPages,
  selectProductPages,
  selectProjectPages,
  selectVoucherPages,
  type PageRange,
  type PageRow,
  type PageStatement,
} from './public-pages-queries.ts'

/** A page that search engines may list, with its address in each language it is written in. */
export type PublicPage = {
  title: Words
  summary: Words
  paths: Partial<Record<Locale, string>>
  changedAt: Date | null
}

/** The pages of a part of the sitemap, and the last change of any of them. */
export type PagePart = PageRange & { changedAt: Date | null }
type Source = {
  /** The first pages in the shop's listing order. */
  list: (context: Context, limit: number) => Promise<PublicPage[]>
  /** All pages, in parts of a given size. */
  parts: (context: Context, size: number) => Promise<PagePart[]>
  /** The pages between two of them up to a limit, in batches. */
  range: (context: Context, range: PageRange, limit: number) => AsyncGenerator<PublicPage[]>
}
type SluggedScreen = 'product' | 'service' | 'category' | 'blog' | 'project' | 'member-piece'

/** The list page of each kind; an empty list is not indexed. */
const listScreens = {
  products: 'products',
  services: 'services',
  projects: 'projects',
  posts: 'blogs',
  vouchers: 'vouchers',
  rewards: 'member-store',
} as const
/** Pages with built-in texts, which exist in every language. */
type FixedScreen = 'enquiry' | 'estimate' | (typeof listScreens)[keyof typeof listScreens]
/** Pages that show texts that staff write under the same name. */
const contentScreens = [
  'home',
  'about-us',
  'contact-us',
  'disclaimer',
  'payment-terms-and-special-fees',
  'privacy-policy',
  'refund-policy',
  'terms-and-conditions',
] as const satisfies ScreenKey[]

/** The kinds of pages, each with its own parts of the sitemap. */
export const pageSources = {
  pages: {
    list: async (context, limit) => (await fewPages(context)).slice(0, limit),
    parts: async (context): Promise<PagePart[]> => [{ changedAt: latestOf(await fewPages(context)) }],
    range: allAtOnce,
  },
  products: slugged('product', ({ config }) => selectProductPages(config.mainStoreId, 'GOODS')),
  services: slugged('service', ({ config }) => selectProductPages(config.mainStoreId, 'SERVICE')),
  categories: slugged('category', ({ config }) => selectCategoryPages(config.mainStoreId)),
  projects: slugged('project', ({ clock }) => selectProjectPages(clock.now())),
  posts: slugged('blog', ({ clock }) => selectPostPages(clock.now())),
  vouchers: rowsOf(
    ({ clock }) => selectVoucherPages(clock.now()),
    ({ id }, locale) => pathTo('voucher', locale, { id }),
  ),
  rewards: slugged('member-piece', ({ config }) => selectProductPages(config.miniStoreId, 'GOODS')),
} as const satisfies Record<string, Source>

export type PageKind = keyof typeof pageSources
export const pageKinds = Object.keys(pageSources) as PageKind[]

export function isPageKind(name: string): name is PageKind {
  return Object.hasOwn(pageSources, name)
}

function slugged(screen: SluggedScreen, statement: (context: Context) => PageStatement): Source {
  return rowsOf(statement, ({ id, slug }, locale) => pathTo(screen, locale, { id, slug: inLocale(slug, locale) }))
}

function rowsOf(
  statement: (context: Context) => PageStatement,
  pathIn: (row: PageRow, locale: Locale) => string,
): Source {
  const pagesOf = (rows: PageRow[]) => rows.map((row) => pageOf(row, (locale) => pathIn(row, locale)))
  return {
    list: async (context, limit) => pagesOf(await listPageRows(context.db, statement(context), limit)),
    async *range(context, range, limit) {
      const rows = await reading(() => listPageRange(context.db, statement(context), range, limit))
      for (let from = 0; from < rows.length; from += pagesAtOnce) yield pagesOf(rows.slice(from, from + pagesAtOnce))
    },
    parts: async (context, size) => {
      const parts = await listPageParts(context.db, statement(context), size)
      // The first part has no lower and the last no upper bound, so that new pages belong to one of them.
      return parts.map(({ last, changed_at }, index) => ({
        after: parts[index - 1]?.last,
        upTo: index < parts.length - 1 ? last : undefined,
        changedAt: changed_at,
      }))
    },
  }
}

/** Rendered in a few milliseconds. */
const pagesAtOnce = 100
// A request for all sitemaps at once must not take every database connection.
const reading = createLimiter({ atOnce: 2, waiting: 400 })

async function* allAtOnce(context: Context): AsyncGenerator<PublicPage[]> {
  yield await fewPages(context)
}

/** Pages that exist once each. */
async function fewPages(context: Context): Promise<PublicPage[]> {
  return [...(await contentPages(context)), ...(await listPages(context)), fixedPage('enquiry'), fixedPage('estimate')]
}

async function contentPages({ db, clock }: Context): Promise<PublicPage[]> {
  const written = await listPageRows(db, selectContentPages(contentScreens, clock.now()), contentScreens.length)
  const rows = new Map(written.map((row) => [row.id, row]))
  return contentScreens.flatMap((screen) => {
    const row = rows.get(screen)
    return row ? [pageOf(row, (locale) => pathTo(screen, locale))] : []
  })
}

function latestOf(pages: PublicPage[]): Date | null {
  const times = pages.flatMap(({ changedAt }) => changedAt?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

function pageOf({ title, summary, changed_at }: PageRow, pathIn: (locale: Locale) => string): PublicPage {
  const written = locales.filter((locale) => title[locale])
  return {
    title,
    summary,
    paths: Object.fromEntries(written.map((locale) => [locale, pathIn(locale)])),
    changedAt: changed_at,
  }
}

async function listPages(context: Context): Promise<PublicPage[]> {
  const kinds = Object.keys(listScreens) as (keyof typeof listScreens)[]
  const filled = await Promise.all(kinds.map(async (kind) => (await pageSources[kind].list(context, 1)).length > 0))
  return kinds.filter((_, index) => filled[index]).map((kind) => fixedPage(listScreens[kind]))
}

function fixedPage(screen: FixedScreen): PublicPage {
  const paths = Object.fromEntries(locales.map((locale) => [locale, pathTo(screen, locale)]))
  return { title: screenTitles(screen), summary: {}, paths, changedAt: null }
}

function screenTitles(screen: ScreenKey): Words {
  return { zh: zh[screen], cn: cn[screen], en: en[screen] }
}
