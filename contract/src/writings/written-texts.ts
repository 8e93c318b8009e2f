import { z } from 'zod'
import { line, text } from '../wire.ts'

/** The building blocks of what staff write. What a form cannot see in a schema stands in its `meta`. */

/** Where something leads: a path of the shop, or an address that a browser may follow from it. */
export const address = z
  .string()
  .max(2000)
  .refine((url) => /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(url), { params: { code: 'link-format' } })

function inLanguages(one: ReturnType<typeof text>) {
  return z.object({ zh: one, cn: one, en: one }).partial()
}

const isWritten = (words: object) => Object.values(words).some((one) => one !== '')

/** One line in the languages that were written for it; at least in one. */
export function localisedLine(maximum: number) {
  return inLanguages(line(maximum)).refine(isWritten, { params: { code: 'required' } })
}

/** Several lines, or none. */
export function sentences(maximum: number) {
  return inLanguages(text(maximum)).meta({ look: 'sentences' })
}

/** Several lines in the languages that were written for it; at least in one. */
export function paragraphs(maximum: number) {
  return inLanguages(text(maximum))
    .refine(isWritten, { params: { code: 'required' } })
    .meta({ look: 'sentences' })
}

export function markdown(maximum: number) {
  return inLanguages(text(maximum)).meta({ look: 'markdown' })
}
