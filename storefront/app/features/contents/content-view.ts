import type { latestContent } from '@fitout/contract/contents.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { type InOneLanguage, inOneLanguage } from '../../shared/i18n/in-one-language.ts'
import { type Listing, listingIn } from '../../shared/page/listing-in.ts'
import { withSlugs } from '../../shared/page/with-slugs.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Langs } from '@fitout/contract/localised.ts'

type Content = Answer<typeof latestContent>['data']
type LocalisedBlock = InOneLanguage<Content['blocks'][number]>
export type PageHeading = { id: string; title: string; lang?: string | undefined }

export type BlockOf<Type extends LocalisedBlock['type']> = Extract<LocalisedBlock, { type: Type }>

export type ContentView = Langs<'title' | 'description'> & {
  slug: string
  title: string
  description: string
  updatedOn: string
  listing?: Listing
  blocks: LocalisedBlock[]
  /** The second-level headings of its text, for a table of contents. */
  headings: PageHeading[]
}

export function contentView(content: Content, locale: Locale): ContentView {
  const { slug, title, description, langs, updated_on, blocks } = inOneLanguage(
    withSlugs(content, content.slugs, locale),
    locale,
  )
  const headings: PageHeading[] = []
  const named = blocks.map((block) =>
    block.type === 'markdown' ? { ...block, html: nameHeadings(block.html, block.langs?.html, headings) } : block,
  )
  const texts = { slug, title, description, ...(langs && { langs }), ...listingIn(content, locale) }
  return { ...texts, updatedOn: updated_on, blocks: named, headings }
}

/** Collects the second-level headings, and adds missing ids. */
function nameHeadings(html: string, lang: string | undefined, found: PageHeading[]): string {
  return html.replace(/<h2(?: id="([^"]*)")?>([\s\S]*?)<\/h2>/g, (_, ownId: string | undefined, inner: string) => {
    const id = ownId ?? `part-${found.length + 1}`
    found.push({ id, title: plainText(inner), ...(lang && { lang }) })
    return `<h2 id="${id}">${inner}</h2>`
  })
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

function plainText(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}
