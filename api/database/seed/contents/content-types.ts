import { z } from 'zod'
import { seedPicture, words } from '../seed-types.ts'

const action = z.strictObject({ title: words, path: z.string() })
const step = z.strictObject({
  title: words,
  text: words,
  drawing: z.enum(['measure', 'plan', 'build', 'move-in']).optional(),
})

/** The parts of a content page. Staff arrange blocks in any order. */
const block = z.discriminatedUnion('type', [
  /** Its text is beside the page, in a file for each language. */
  z.strictObject({ type: z.literal('markdown') }),
  z.strictObject({ type: z.literal('hero'), title: words, text: words.optional(), picture: seedPicture, action }),
  z.strictObject({ type: z.literal('steps'), title: words, steps: z.array(step) }),
  z.strictObject({ type: z.literal('featured-products'), title: words, action }),
  z.strictObject({ type: z.literal('featured-services'), title: words, text: words, action }),
  z.strictObject({
    type: z.literal('before-after'),
    title: words,
    text: words,
    before: seedPicture,
    after: seedPicture,
  }),
  z.strictObject({ type: z.literal('projects'), title: words, action: action.optional() }),
  z.strictObject({ type: z.literal('journal'), title: words, action: action.optional() }),
  z.strictObject({ type: z.literal('studio'), title: words, text: words.optional(), picture: seedPicture }),
  z.strictObject({ type: z.literal('enquiry-band'), title: words, text: words, action }),
])

export const seedContent = z.strictObject({
  slug: z.string(),
  title: words,
  /** For search engines and shared links. */
  description: words,
  /** ISO date of the last change that matters to a reader. */
  updatedOn: z.iso.date(),
  blocks: z.array(block),
})

type Block = z.infer<typeof block>
type Markdown = { type: 'markdown'; body: z.infer<typeof words> }

export type SeedContent = Omit<z.infer<typeof seedContent>, 'blocks'> & {
  blocks: (Exclude<Block, { type: 'markdown' }> | Markdown)[]
}
