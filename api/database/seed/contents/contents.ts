import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import { readData } from '../read-data.ts'
import { legalPages } from '../../../src/features/setup/templates/legal-pages.ts'
import { fillFigures } from '../../../src/features/setup/templates/fill-figures.ts'
import { shopFacts } from '../configuration/shop-constants.ts'
import { type SeedContent, seedContent } from './content-types.ts'

const own: SeedContent[] = ['home', 'about-us', 'contact-us'].map((slug) => {
  const content = readData(`contents/${slug}.json`, seedContent)
  const blocks = content.blocks.map((one) => (one.type === 'markdown' ? { ...one, body: readBody(slug) } : one))
  return { ...content, blocks }
})

export const contents: SeedContent[] = [...own, ...legalPages(shopFacts)]

/** One line per paragraph, heading or item, like Markdown written by staff. */
function readBody(slug: string): Record<Locale, string> {
  const bodies = locales.map((locale) => {
    const text = readFileSync(join(import.meta.dirname, `${slug}.${locale}.md`), 'utf8')
    return [locale, fillFigures(text.trim(), locale, shopFacts)]
  })
  return Object.fromEntries(bodies) as Record<Locale, string>
}
