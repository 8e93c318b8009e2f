import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant, oneOf, picture, words } from './wire.ts'

const action = z.object({ title: words, path: z.string() })

/** A part of a content page. Markdown leaves the API rendered and sanitised. */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('markdown'), html: words }),
  z.object({ type: z.literal('hero'), title: words, text: words.optional(), picture, action }),
  z.object({ type: z.literal('steps'), title: words, steps: z.array(z.object({ title: words, text: words })) }),
  z.object({ type: z.literal('featured-products'), title: words, action }),
  z.object({ type: z.literal('featured-services'), title: words, text: words.optional(), action }),
  z.object({
    type: z.literal('before-after'),
    title: words,
    text: words.optional(),
    before: picture,
    after: picture,
  }),
  z.object({
    type: z.literal('projects'),
    title: words,
    items: z.array(z.object({ title: words, facts: words, picture, path: z.string() })),
  }),
  z.object({ type: z.literal('enquiry-band'), title: words, text: words.optional(), action }),
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
