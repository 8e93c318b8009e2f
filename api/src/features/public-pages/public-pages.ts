import { inLocale, type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { screens as cn } from '@fitout/contract/messages/cn/screens.ts'
import { screens as en } from '@fitout/contract/messages/en/screens.ts'
import { screens as zh } from '@fitout/contract/messages/zh/screens.ts'
import { pathTo, type ScreenKey } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import {
  listPageParts,
  listPageRows,
  selectCategoryPages,
  selectContentPages,
  selectPostPages,
  selectProductPages,
  selectProjectPages,
  selectVoucherPages,
  type PageRow,
  type PageStatement,
} from './public-pages-queries.ts'

/** A page that search engines may list: its address in each language in which it has been written. */
export type PublicPage = {
  title: Words
  summary: Words
  paths: Partial<Record<Locale, string>>
  changedAt: Date | null
}

type Place = { offset: number; limit: number }
type Source = {
  list: (context: Context, place: Place) => Promise<PublicPage[]>
  /** Parts of so many pages each, with the last change of any of them. */
  parts: (context: Context, size: number) => Promise<(Date | null)[]>
}
type SluggedScreen = 'product' | 'service' | 'category' | 'blog' | 'project' | 'member-piece'

/** Where each kind is listed; a list with nothing in it is none to be found. */
const listScreens = {
  products: 'products',
  services: 'services',
  projects: 'projects',
  posts: 'blogs',
  vouchers: 'vouchers',
  rewards: 'member-store',
} as const
/** Screens whose words come with the software, so that they are there in every language. */
type FixedScreen = 'enquiry' | 'estimate' | (typeof listScreens)[keyof typeof listScreens]
/** Screens that show what staff have written under the same name. */
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
    list: async (context, { offset, limit }) => (await fewPages(context)).slice(offset, offset + limit),
    parts: async (context) => [latestOf(await fewPages(context))],
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
  return {
    list: async (context, place) =>
      (await listPageRows(context.db, statement(context), place)).map((row) =>
        pageOf(row, (locale) => pathIn(row, locale)),
      ),
    parts: async (context, size) =>
      (await listPageParts(context.db, statement(context), size)).map(({ changed_at }) => changed_at),
  }
}

/** Pages of which there is one each. */
async function fewPages(context: Context): Promise<PublicPage[]> {
  return [...(await contentPages(context)), ...(await listPages(context)), fixedPage('enquiry'), fixedPage('estimate')]
}

async function contentPages({ db, clock }: Context): Promise<PublicPage[]> {
  const place = { offset: 0, limit: 100 }
  const rows = new Map(
    (await listPageRows(db, selectContentPages(contentScreens, clock.now()), place)).map((row) => [row.id, row]),
  )
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
  const filled = await Promise.all(
    kinds.map(async (kind) => (await pageSources[kind].list(context, { offset: 0, limit: 1 })).length > 0),
  )
  return kinds.filter((_, index) => filled[index]).map((kind) => fixedPage(listScreens[kind]))
}

function fixedPage(screen: FixedScreen): PublicPage {
  const paths = Object.fromEntries(locales.map((locale) => [locale, pathTo(screen, locale)]))
  return { title: screenTitles(screen), summary: {}, paths, changedAt: null }
}

function screenTitles(screen: ScreenKey): Words {
  return { zh: zh[screen], cn: cn[screen], en: en[screen] }
}
