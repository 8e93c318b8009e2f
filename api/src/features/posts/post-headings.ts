import { locales, type Words } from '@fitout/contract/locales.ts'

export type PostHeading = { id: string; title: string; level: number }

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** The headings of rendered HTML, for a table of contents. */
function headingsIn(html: string): PostHeading[] {
  return [...html.matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs)].map(([, level, id = '', words = '']) => ({
    id,
    level: Number(level),
    title: words.replace(/<[^>]+>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity),
  }))
}

export function headingsOf(html: Words): Partial<Record<keyof Words, PostHeading[]>> {
  const written = locales.filter((locale) => html[locale] !== undefined)
  return Object.fromEntries(written.map((locale) => [locale, headingsIn(html[locale] ?? '')]))
}
