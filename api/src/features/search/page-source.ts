import { inLocale } from '@fitout/contract/locales.ts'
import { localised } from '@fitout/contract/localised.ts'
import { isTouched } from '@fitout/contract/public-change.ts'
import type { Context } from '../../context.ts'
import { presentPicture } from '../pictures/pictures-service.ts'
import type { SearchSource } from './search-source.ts'
import { buildIndex, type SearchedPage, searchIndex, type TextIndex } from './text-index.ts'

// Scheduled pages are published without a change event: the cache must expire.
const cacheMilliseconds = 60_000

/** A source over pages small enough to index in memory; the index is rebuilt when one of them changes. */
export function pageSource(
  kind: 'posts' | 'projects',
  list: (context: Context) => Promise<SearchedPage[]>,
): SearchSource {
  const kept = new WeakMap<Context, { index?: TextIndex; until: number } | undefined>()

  async function indexOf(context: Context): Promise<TextIndex> {
    const known = kept.get(context)
    if (known?.index && known.until > performance.now()) return known.index
    if (!kept.has(context)) {
      context.onPublicChange((change) => {
        if (isTouched([kind], change)) kept.set(context, undefined)
      })
    }
    // An index built while a page changes is not kept.
    const beginning = { until: 0 }
    kept.set(context, beginning)
    const index = buildIndex(await list(context))
    if (kept.get(context) === beginning) kept.set(context, { index, until: performance.now() + cacheMilliseconds })
    return index
  }

  return {
    kind,
    async find(context, { keywords, locale, limit }) {
      const { pages, corrected } = searchIndex(await indexOf(context), keywords)
      return {
        total: pages.length,
        corrected,
        items: pages.slice(0, limit).map((page) => ({
          _id: page.id,
          ...localised({ title: page.title, summary: page.summary }, locale),
          slug: inLocale(page.slug, locale),
          picture: page.picture && presentPicture(page.picture, {}),
          price: null,
          count: null,
        })),
      }
    },
  }
}
