import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant, oneOf, picture, words } from './wire.ts'
import { address, said } from './writings/written-texts.ts'

/** The drawings of the shop that can stand over a step. */
const stepDrawing = z.enum(['measure', 'plan', 'build', 'move-in'])
const action = z.object({ title: said(100), path: address })

/** A part of a content page. Markdown leaves the API rendered and sanitised. */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('markdown'), html: words }),
  z.object({ type: z.literal('hero'), title: said(300), text: words.optional(), picture, action }),
  z.object({
    type: z.literal('steps'),
    title: said(300),
    steps: z
      .array(z.object({ title: said(300), text: words, drawing: stepDrawing.optional() }))
      .min(1)
      .max(12),
  }),
  z.object({ type: z.literal('featured-products'), title: said(300), action }),
  z.object({ type: z.literal('featured-services'), title: said(300), text: words.optional(), action }),
  z.object({
    type: z.literal('before-after'),
    title: said(300),
    text: words.optional(),
    before: picture,
    after: picture,
  }),
  z.object({ type: z.literal('projects'), title: said(300), action: action.optional() }),
  z.object({ type: z.literal('journal'), title: said(300), action: action.optional() }),
  z.object({ type: z.literal('studio'), title: said(300), text: words.optional(), picture }),
  z.object({ type: z.literal('enquiry-band'), title: said(300), text: words.optional(), action }),
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
