import { slugOf } from '@fitout/contract/formats.ts'
import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { localise } from '@fitout/contract/storefront-paths.ts'
import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

export { readAsPlainText } from './plain-text.ts'

/** The elements allowed in text by staff; others lose their tags but keep their content. */
const allowedTags =
  'h2 h3 h4 p br hr ul ol li blockquote pre code strong em del a img table thead tbody tr th td'.split(' ')

const marked = new Marked({ gfm: true, async: false })

/**
 * Renders Markdown as sanitised HTML in one language: headings get ids for a table of contents, internal links keep
 * the language, external links send no referrer.
 */
export function renderMarkdown(source: string, locale: Locale): string {
  const taken = new Map<string, number>()
  const html = marked.parse(source, { async: false })
  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['align'],
      td: ['align'],
      ol: ['start'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // A page has one h1, its title.
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (_, { href = '' }) => linkTo(href, locale),
      img: (_, { src = '', alt = '' }) => pictureAt(src, alt),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })
  return clean.replace(/<(h[234])>(.*?)<\/\1>/gs, (_, tag: string, words: string) => {
    return `<${tag} id="${headingId(words, taken)}">${words}</${tag}>`
  })
}

/** Renders Markdown in each language it was written in. */
export function renderWords(source: Words): Words {
  const written = locales.filter((locale) => source[locale] !== undefined)
  return Object.fromEntries(written.map((locale) => [locale, renderMarkdown(source[locale] ?? '', locale)]))
}

function linkTo(href: string, locale: Locale) {
  const isOutside = /^https?:/i.test(href)
  const attribs: Record<string, string> = { href: isOutside ? href : localise(href, locale) }
  if (isOutside) Object.assign(attribs, { rel: 'noopener noreferrer', target: '_blank' })
  return { tagName: 'a', attribs }
}

const ownPicture = /^(\/media\/(?:[\w-]{22}|[0-9a-f-]{36})\/\d{2,4}\.(?:webp|jpg|avif))(?:#(\d{1,5})x(\d{1,5}))?$/

/** Only pictures of the shop are allowed; the size is appended to the address, so that the layout does not shift. */
function pictureAt(address: string, alt: string) {
  const [, src, width, height] = ownPicture.exec(address) ?? []
  const attribs: Record<string, string> = src ? { src, alt, loading: 'lazy', decoding: 'async' } : {}
  if (width && height) Object.assign(attribs, { width, height })
  return { tagName: 'img', attribs }
}

/** The prefix keeps ids of headings from clashing with others in the page. */
function headingId(html: string, taken: Map<string, number>): string {
  const slug = slugOf(html.replace(/<[^>]*>|&[a-z0-9#]+;/gi, ' ')) || 'part'
  const count = (taken.get(slug) ?? 0) + 1
  taken.set(slug, count)
  return count === 1 ? `section-${slug}` : `section-${slug}-${count}`
}
