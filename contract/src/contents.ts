import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, instant, oneOf, picture, words } from './wire.ts'

/** Where a block leads: a path of the shop, or an address that a browser may follow from it. */
const address = z
  .string()
  .max(2000)
  .regex(/^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/i)

const said = words.refine((texts) => Object.values(texts).some((text) => text !== ''))
/** The drawings of the shop that can stand over a step. */
const stepDrawing = z.enum(['measure', 'plan', 'build', 'move-in'])
const action = z.object({ title: said, path: address })

/** A part of a content page. Markdown leaves the API rendered and sanitised. */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('markdown'), html: words }),
  z.object({ type: z.literal('hero'), title: said, text: words.optional(), picture, action }),
  z.object({
    type: z.literal('steps'),
    title: said,
    steps: z
      .array(z.object({ title: said, text: words, drawing: stepDrawing.optional() }))
      .min(1)
      .max(12),
  }),
  z.object({ type: z.literal('featured-products'), title: said, action }),
  z.object({ type: z.literal('featured-services'), title: said, text: words.optional(), action }),
  z.object({
    type: z.literal('before-after'),
    title: said,
    text: words.optional(),
    before: picture,
    after: picture,
  }),
  z.object({ type: z.literal('projects'), title: said, action: action.optional() }),
  z.object({
    type: z.literal('journal'),
    title: said,
    action: action.optional(),
    items: z
      .array(z.object({ title: said, excerpt: words, picture, date: day, path: address }))
      .min(1)
      .max(12),
  }),
  z.object({ type: z.literal('studio'), title: said, text: words.optional(), picture }),
  z.object({ type: z.literal('enquiry-band'), title: said, text: words.optional(), action }),
])

export const latestContent = endpoint('GET', '/contents/slug/:slug/latest', {
  summary: 'The newest published version of a content page.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  response: oneOf(
    z.object({
      slug: z.string(),
      title: words,
      description: words,
      version: z.number().int(),
      published_at: instant,
      updated_on: z.string(),
      blocks: z.array(contentBlock),
    }),
  ),
  errors: ['content-not-found'],
})
