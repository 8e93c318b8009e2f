import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import { wholeAssetUrl } from '@fitout/ui/asset-url.ts'
import type { PostView } from './post-view.ts'

type Place = { publicUrl: string; address: string; publisher: string; locale: Locale }

/** Structured data of an article; only what the page shows too. */
export function articleFacts(post: PostView, { publicUrl, address, publisher, locale }: Place) {
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    image: post.cover ? [wholeAssetUrl(`${post.cover.url}/${post.cover.widths.at(-1)}.jpg`, publicUrl)] : undefined,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: publisher, url: publicUrl },
    inLanguage: post.text.langs?.html ?? languageTags[locale],
    articleSection: post.categories.map(({ title }) => title),
    keywords: post.tags.map(({ text }) => text).join(', ') || undefined,
    mainEntityOfPage: address,
  }
}
