import { z } from 'zod'
import { listingTextNames, listingTexts } from '../listing-fields.ts'
import { recordOf } from '../record-of.ts'
import { isWritten, line, text } from '../wire.ts'

/** The building blocks of written content. What a form cannot derive from the schema is in its `meta`. */

/** A path of the shop, or an address that is safe to follow in a browser. */
export const address = z
  .string()
  .max(2000)
  .refine((url) => /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(url), { params: { code: 'link-format' } })

/** The target of a link, which usually is a page of the shop. */
export const linkTarget = address.meta({ look: 'link-target' })

function inLanguages(one: ReturnType<typeof text>) {
  return z.object({ zh: one, cn: one, en: one }).partial()
}

/** One line of text, in at least one language. */
export function localisedLine(maximum: number) {
  return inLanguages(line(maximum)).refine(isWritten, { params: { code: 'required' } })
}

/** Several lines of text, or none. */
export function sentences(maximum: number) {
  return inLanguages(text(maximum)).meta({ look: 'sentences' })
}

/** Several lines of text, in at least one language. */
export function paragraphs(maximum: number) {
  return inLanguages(text(maximum))
    .refine(isWritten, { params: { code: 'required' } })
    .meta({ look: 'sentences' })
}

/** For search engines. Where it is not written it is left out, as in versions from before it could be. */
export const writtenListing = recordOf(listingTextNames, (name) =>
  inLanguages(line(listingTexts[name].longest)).optional(),
)

export function markdown(maximum: number) {
  return inLanguages(text(maximum)).meta({ look: 'markdown' })
}
