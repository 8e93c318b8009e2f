import { withAddresses } from '@fitout/contract/links-in.ts'
import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { pathOfAddress, screenAt } from '@fitout/contract/screen-at.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'

/** Content whose links are the final addresses of pages: those stored lack the slug, for which the shop redirects. */
export function withSlugs<Content>(content: Content, slugs: Record<string, Words>, locale: Locale): Content {
  if (Object.keys(slugs).length === 0) return content
  return withAddresses(content, (address) => {
    const { key, id } = screenAt(pathOfAddress(address)) ?? {}
    const slug = id && inLocale(slugs[id.toLowerCase()], locale)
    if (!slug) return address
    // Only screens of this kind have a parameter that is an id with a slug.
    return pathTo(key as 'product', locale, { id: id.toLowerCase(), slug }) + address.replace(/^[^?#]*/, '')
  })
}
