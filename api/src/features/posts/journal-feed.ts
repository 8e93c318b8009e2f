import { inLocale, isLocale, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { posts as cn } from '@fitout/contract/messages/cn/posts.ts'
import { screens as cnScreens } from '@fitout/contract/messages/cn/screens.ts'
import { posts as en } from '@fitout/contract/messages/en/posts.ts'
import { screens as enScreens } from '@fitout/contract/messages/en/screens.ts'
import { posts as zh } from '@fitout/contract/messages/zh/posts.ts'
import { screens as zhScreens } from '@fitout/contract/messages/zh/screens.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context as HonoContext } from 'hono'
import { assetAddress, type Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Environment } from '../../http/serve.ts'
import { requireLatest } from '../configuration/configuration-service.ts'
import { pictureUrl } from '../pictures/pictures-service.ts'
import { listNewestWritten } from './posts-queries.ts'

const shown = 30
const cacheSeconds = 300

const about = { zh: zh.description, cn: cn.description, en: en.description }
const named = { zh: zhScreens.blogs, cn: cnScreens.blogs, en: enScreens.blogs }

/** Serves `/feeds/journal.<language>.xml`: RSS 2.0 with full texts and original-size pictures. */
export function journalFeedHandler(context: Context) {
  return async (hono: HonoContext<Environment>): Promise<Response> => {
    const locale = /^journal\.(\w+)\.xml$/.exec(hono.req.param('file') ?? '')?.[1]
    if (!isLocale(locale)) throw new AppError('not-found')
    return new Response(await writeFeed(context, locale), {
      headers: {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': `public, max-age=${cacheSeconds}`,
      },
    })
  }
}

async function writeFeed(context: Context, locale: Locale): Promise<string> {
  const { publicUrl } = context.config
  const [posts, configuration] = await Promise.all([
    listNewestWritten(context.db, locale, context.clock.now(), shown),
    requireLatest(context),
  ])
  const studio = inLocale(configuration['customer-layout'].navbar.logo.title, locale)
  const items = posts.map((post) => {
    const link = publicUrl + pathTo('blog', locale, { id: post.id, slug: inLocale(post.slug, locale) })
    const width = post.picture?.widths.at(-1)
    const picture = post.picture && {
      url: assetAddress(context.config, `${pictureUrl(post.picture.id)}/${width}.jpg`),
      width,
      height: width && Math.round((width * post.picture.height) / post.picture.width),
      alt: inLocale(post.picture_alt ?? post.title, locale),
    }
    const image = picture
      ? `<p><img src="${picture.url}" width="${picture.width}" height="${picture.height}" alt="${escaped(picture.alt)}"></p>`
      : ''
    return [
      '<item>',
      element('title', inLocale(post.title, locale)),
      element('link', link),
      `<guid isPermaLink="false">${post.id}</guid>`,
      element('pubDate', post.published_at.toUTCString()),
      element('dc:creator', inLocale(post.author, locale)),
      ...post.categories.map(({ title }) => element('category', inLocale(title, locale))),
      element('description', inLocale(post.excerpt, locale)),
      element('content:encoded', image + withWholeAddresses(inLocale(post.html, locale), context.config)),
      ...(picture
        ? [
            `<media:content url="${picture.url}" medium="image" type="image/jpeg" width="${picture.width}" height="${picture.height}">${element('media:description', picture.alt)}</media:content>`,
          ]
        : []),
      '</item>',
    ].join('\n')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element('title', `${named[locale]} · ${studio}`)}
${element('link', publicUrl + pathTo('blogs', locale))}
${element('description', about[locale])}
${element('language', languageTags[locale])}
<atom:link href="${publicUrl}/feeds/journal.${locale}.xml" rel="self" type="application/rss+xml"/>
${posts[0] ? element('lastBuildDate', posts[0].published_at.toUTCString()) : ''}
${items.join('\n')}
</channel>
</rss>
`
}

/** Feed readers cannot resolve relative URLs. */
function withWholeAddresses(html: string, config: Config): string {
  return html
    .replaceAll(/(?<= href=")\/[^"]*/g, (path) => config.publicUrl + path)
    .replaceAll(/(?<=<img src=")\/[^"]*/g, (path) => assetAddress(config, path))
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

// XML cannot represent most control characters.
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
