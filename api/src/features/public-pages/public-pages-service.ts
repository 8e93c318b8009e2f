import { inLocale, isLocale, type Locale, locales } from '@fitout/contract/locales.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { findShopLanguages, requireLatest } from '../configuration/configuration-service.ts'
import { eachDetails } from '../products/products-service.ts'
import { renderGuide } from './guide.ts'
import { renderFeed } from './product-feed.ts'
import { isPageKind, type PageKind, pageKinds, pageSources } from './public-pages.ts'
import { renderWebManifest } from './web-manifest.ts'
import { pagesPerFile, renderIndex, renderSitemap, type SitemapFile } from './sitemap.ts'

/**
 * Files that grow with the catalogue are generated on each request, in chunks. Short ones do not count towards the
 * limit of open streams.
 */
export type PublicFile = {
  type: string
  body: string | AsyncGenerator<string>
  isCacheable: boolean
  isShort?: boolean
}

/** The bounds of a part of the sitemap, as in its index. */
export type FileQuery = { after?: string | undefined; upto?: string | undefined }

/** What awaits the first pages of a part of the sitemap, whose queue may be long. */
type Wait = <T>(work: Promise<T>) => Promise<T>

/** A file for search engines by its path and query; undefined if there is no such file. */
export async function makePublicFile(
  context: Context,
  path: string,
  query: FileQuery = {},
  wait: Wait = (work) => work,
): Promise<PublicFile | undefined> {
  if (path === '/robots.txt') return plain(robots(context.config.publicUrl))
  if (path === '/sitemap.xml') return xml(renderIndex(await sitemapFiles(context), context.config.publicUrl), true)
  const [, kind] = /^\/sitemaps\/([a-z]+)\.xml$/.exec(path) ?? []
  if (kind && isPageKind(kind)) return sitemapPart(context, kind, query, wait)
  const locale = languageOf(path)
  if (!(await findShopLanguages(context.db)).includes(locale)) return undefined
  if (path.endsWith('/llms.txt')) return plain(await guide(context, locale))
  if (path.endsWith('/manifest.webmanifest')) return manifest(context, locale)
  return /^\/feeds\/products\.(zh|cn|en)\.xml$/.test(path) ? xml(await feed(context, locale), false) : undefined
}

function languageOf(path: string): Locale {
  const [, prefix, suffix] = /^\/(?:(cn|en)\/|.*\.(zh|cn|en)\.xml$)?/.exec(path) ?? []
  const named = prefix ?? suffix
  return isLocale(named) ? named : 'zh'
}

const plain = (body: string): PublicFile => ({ type: 'text/plain; charset=utf-8', body, isCacheable: true })
const xml = (body: PublicFile['body'], isCacheable: boolean): PublicFile => ({
  type: 'application/xml; charset=utf-8',
  body,
  isCacheable,
})

// Pages that must not be indexed say so themselves; a crawler excluded here could not read that.
function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

async function sitemapFiles(context: Context): Promise<SitemapFile[]> {
  const kinds = await Promise.all(
    pageKinds.map(async (kind) => ({ kind, parts: await pageSources[kind].parts(context, pagesPerFile) })),
  )
  return kinds.flatMap(({ kind, parts }) =>
    parts.map(({ after, upTo, changedAt }) => ({
      path: withQuery(`/sitemaps/${kind}.xml`, { after, upto: upTo }),
      changedAt,
    })),
  )
}

// Until the index is read again, a part also contains pages published between its bounds.
const mostPerFile = 2 * pagesPerFile

async function sitemapPart(
  context: Context,
  kind: PageKind,
  { after, upto }: FileQuery,
  wait: Wait,
): Promise<PublicFile | undefined> {
  if ([after, upto].some((id) => id !== undefined && !isId(id))) return undefined
  const batches = pageSources[kind].range(context, { after, upTo: upto }, mostPerFile)
  const first = await wait(batches.next())
  if (first.done) return undefined
  const { value } = first
  async function* all() {
    yield value
    yield* batches
  }
  const body = renderSitemap(all(), await findShopLanguages(context.db), context.config.publicUrl)
  return { ...xml(body, false), isShort: true }
}

// The guide is an overview; for a catalogue of thousands there are sitemaps.
const guided = 200

async function guide(context: Context, locale: Locale): Promise<string> {
  const { 'customer-layout': layout } = await requireLatest(context)
  const { footer, navbar } = layout
  const { address, phone, email } = footer.store_information
  const parts = await Promise.all(
    pageKinds.map(async (kind) => ({ kind, pages: await pageSources[kind].list(context, guided) })),
  )
  const shop = {
    name: inLocale(navbar.logo.title, locale),
    about: inLocale(footer.description, locale),
    contact: [[address, phone, email].map(({ title }) => inLocale(title, locale)).join(' · ')],
  }
  return renderGuide(shop, parts, locale, context.config.publicUrl)
}

async function feed(context: Context, locale: Locale): Promise<AsyncGenerator<string>> {
  const { 'customer-layout': layout } = await requireLatest(context)
  const { publicUrl, assetsUrl, mainStoreId } = context.config
  const shopName = inLocale(layout.navbar.logo.title, locale)
  return renderFeed(eachDetails(context, mainStoreId, 'GOODS'), { locale, publicUrl, assetsUrl, shopName })
}

async function manifest(context: Context, locale: Locale): Promise<PublicFile> {
  const { 'customer-layout': layout, theme } = await requireLatest(context)
  const shop = { name: layout.navbar.logo.title, about: layout.footer.description, theme }
  return { type: 'application/manifest+json; charset=utf-8', body: renderWebManifest(shop, locale), isCacheable: true }
}

/** The paths of all files except numbered ones. */
export const publicFilePaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/cn/llms.txt',
  '/en/llms.txt',
  '/manifest.webmanifest',
  '/cn/manifest.webmanifest',
  '/en/manifest.webmanifest',
  ...pageKinds.map((kind) => `/sitemaps/${kind}.xml`),
  ...locales.map((locale) => `/feeds/products.${locale}.xml`),
]
