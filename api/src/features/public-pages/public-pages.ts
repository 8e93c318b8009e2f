import { inLocale, type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { screens as cn } from '@fitout/contract/messages/cn/screens.ts'
import { screens as en } from '@fitout/contract/messages/en/screens.ts'
import { screens as zh } from '@fitout/contract/messages/zh/screens.ts'
import { pathTo, type ScreenKey } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import {
  listCategoryPages,
  listContentPages,
  listPostPages,
  listProductPages,
  listProjectPages,
  listVoucherPages,
  type PageRow,
} from './public-pages-queries.ts'

/** A page that search engines may list: its address in each language in which it has been written. */
export type PublicPage = {
  title: Words
  summary: Words
  paths: Partial<Record<Locale, string>>
  changedAt: Date | null
}

type Source = (context: Context) => Promise<PublicPage[]>
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

/** The kinds of pages, each with its own part of the sitemap. */
export const pageSources = {
  pages: async (context) => [
    ...(await contentPages(context)),
    ...(await listPages(context)),
    fixedPage('enquiry'),
    fixedPage('estimate'),
  ],
  products: async (context) =>
    slugged('product', await listProductPages(context.db, context.config.mainStoreId, 'GOODS')),
  services: async (context) =>
    slugged('service', await listProductPages(context.db, context.config.mainStoreId, 'SERVICE')),
  categories: async (context) => slugged('category', await listCategoryPages(context.db, context.config.mainStoreId)),
  projects: async (context) => slugged('project', await listProjectPages(context.db, context.clock.now())),
  posts: async (context) => slugged('blog', await listPostPages(context.db, context.clock.now())),
  vouchers: async (context) =>
    (await listVoucherPages(context.db, context.clock.now())).map((row) =>
      pageOf(row, (locale) => pathTo('voucher', locale, { id: row.id })),
    ),
  rewards: async (context) =>
    slugged('member-piece', await listProductPages(context.db, context.config.miniStoreId, 'GOODS')),
} as const satisfies Record<string, Source>

export type PageKind = keyof typeof pageSources
export const pageKinds = Object.keys(pageSources) as PageKind[]

export function isPageKind(name: string): name is PageKind {
  return Object.hasOwn(pageSources, name)
}

function slugged(screen: SluggedScreen, rows: PageRow[]): PublicPage[] {
  return rows.map((row) =>
    pageOf(row, (locale) => pathTo(screen, locale, { id: row.id, slug: inLocale(row.slug, locale) })),
  )
}

async function contentPages({ db, clock }: Context): Promise<PublicPage[]> {
  const rows = new Map((await listContentPages(db, clock.now())).map((row) => [row.id, row]))
  return contentScreens.flatMap((screen) => {
    const row = rows.get(screen)
    return row ? [pageOf(row, (locale) => pathTo(screen, locale))] : []
  })
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
  const filled = await Promise.all(kinds.map(async (kind) => (await pageSources[kind](context)).length > 0))
  return kinds.filter((_, index) => filled[index]).map((kind) => fixedPage(listScreens[kind]))
}

function fixedPage(screen: FixedScreen): PublicPage {
  const paths = Object.fromEntries(locales.map((locale) => [locale, pathTo(screen, locale)]))
  return { title: screenTitles(screen), summary: {}, paths, changedAt: null }
}

function screenTitles(screen: ScreenKey): Words {
  return { zh: zh[screen], cn: cn[screen], en: en[screen] }
}
