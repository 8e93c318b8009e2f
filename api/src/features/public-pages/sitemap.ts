import { hreflangs, type Locale, xDefaultOf } from '@fitout/contract/locales.ts'
import { type PublicPage } from './public-pages.ts'
import { xmlText } from './xml.ts'

/** Pages per file: about two megabytes with the addresses in three languages. */
export const pagesPerFile = 1000

export type SitemapFile = { path: string; changedAt: Date | null }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The index of the parts, each with the time of its last change. */
export function renderIndex(files: SitemapFile[], publicUrl: string): string {
  const entries = files.map(
    ({ path, changedAt }) => `<sitemap><loc>${xmlText(publicUrl + path)}</loc>${lastChange(changedAt)}</sitemap>`,
  )
  return `${head}<sitemapindex xmlns="${schema}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

const sitemapBegins = `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const sitemapEnds = '</urlset>\n'

/** Each page once per language, each with all its alternates: the shop's languages, main language first. */
export async function* renderSitemap(
  batches: AsyncIterable<PublicPage[]>,
  languages: Locale[],
  publicUrl: string,
): AsyncGenerator<string> {
  let before = sitemapBegins
  for await (const pages of batches) {
    yield before + pages.flatMap((page) => entriesOf(page, languages, publicUrl)).join('')
    before = ''
  }
  yield before + sitemapEnds
}

function entriesOf(page: PublicPage, languages: Locale[], publicUrl: string): string[] {
  const links = alternates(page.paths, languages, publicUrl)
  return languages.flatMap((locale) => {
    const path = page.paths[locale]
    if (path === undefined) return []
    return [`<url><loc>${xmlText(publicUrl + path)}</loc>${lastChange(page.changedAt)}${links}</url>\n`]
  })
}

function alternates(paths: PublicPage['paths'], languages: Locale[], publicUrl: string): string {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(publicUrl + path)}"/>`
  const fallback = xDefaultOf(paths, languages)
  return [
    ...languages.flatMap((locale) => {
      const path = paths[locale]
      return path === undefined ? [] : [link(hreflangs[locale], path)]
    }),
    ...(fallback ? [link('x-default', fallback)] : []),
  ].join('')
}

function lastChange(moment: Date | null): string {
  return moment ? `<lastmod>${moment.toISOString()}</lastmod>` : ''
}
