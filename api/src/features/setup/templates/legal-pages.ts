import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import { z } from 'zod'
import { fillFigures } from './fill-figures.ts'
import { type Words, words } from './template-types.ts'

const slugs = [
  'disclaimer',
  'payment-terms-and-special-fees',
  'privacy-policy',
  'refund-policy',
  'terms-and-conditions',
] as const

const form = z.object({ slug: z.string(), title: words, description: words, updatedOn: z.iso.date() })

type LegalPage = z.infer<typeof form> & { blocks: [{ type: 'markdown'; body: Words }] }

/** The policies of a shop, filled in with the studio's facts. */
export function legalPages(facts: object): LegalPage[] {
  return slugs.map((slug) => {
    const { description, ...page } = form.parse(JSON.parse(read(`${slug}.json`)))
    const filled = (textIn: (locale: Locale) => string) =>
      inEach((locale) => fillFigures(textIn(locale), locale, facts))
    const body = filled((locale) => read(`${slug}.${locale}.md`).trim())
    return { ...page, description: filled((locale) => description[locale]), blocks: [{ type: 'markdown', body }] }
  })
}

function inEach(write: (locale: Locale) => string): Words {
  return Object.fromEntries(locales.map((locale) => [locale, write(locale)])) as Words
}

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, 'pages', file), 'utf8')
}
