import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant, linkSlugs, listing, oneOf, picture, words } from './wire.ts'
import { linkTarget, localisedLine } from './writings/written-texts.ts'

/** The illustrations that a step can show. */
const stepDrawing = z.enum(['measure', 'plan', 'build', 'move-in'])
const action = z.object({ title: localisedLine(100), path: linkTarget })

/** Which products a block shows. */
export const productPicks = ['newest', 'on-sale', 'in-stock', 'best-rated'] as const
export type ProductPick = (typeof productPicks)[number]

/** A block of a content page. Markdown is already rendered and sanitised. */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('markdown'), html: words }),
  z.object({ type: z.literal('hero'), title: localisedLine(300), text: words.optional(), picture, action }),
  z.object({
    type: z.literal('steps'),
    title: localisedLine(300),
    steps: z
      .array(z.object({ title: localisedLine(300), text: words, drawing: stepDrawing.optional() }))
      .min(1)
      .max(12),
  }),
  z.object({
    type: z.literal('featured-products'),
    title: localisedLine(300),
    action,
    pick: z.enum(productPicks).default('newest'),
    look: z.enum(['grid', 'row']).default('grid'),
  }),
  z.object({
    type: z.literal('featured-services'),
    title: localisedLine(300),
    text: words.optional(),
    action,
    look: z.enum(['index', 'cards']).default('index'),
  }),
  z.object({
    type: z.literal('before-after'),
    title: localisedLine(300),
    text: words.optional(),
    before: picture,
    after: picture,
  }),
  z.object({
    type: z.literal('projects'),
    title: localisedLine(300),
    action: action.optional(),
    look: z.enum(['rhythm', 'row']).default('rhythm'),
  }),
  z.object({ type: z.literal('journal'), title: localisedLine(300), action: action.optional() }),
  z.object({ type: z.literal('studio'), title: localisedLine(300), text: words.optional(), picture }),
  z.object({
    type: z.literal('enquiry-band'),
    title: localisedLine(300),
    text: words.optional(),
    action,
    tone: z.enum(['dark', 'light']).default('dark'),
  }),
  z.object({ type: z.literal('categories'), title: localisedLine(300), action: action.optional() }),
  z.object({ type: z.literal('reviews'), title: localisedLine(300), action: action.optional() }),
  z.object({
    type: z.literal('text-picture'),
    title: localisedLine(300),
    text: words.optional(),
    picture,
    side: z.enum(['start', 'end']).default('start').meta({ description: 'Where the picture stands' }),
    action: action.optional(),
  }),
  z.object({ type: z.literal('contact'), title: localisedLine(300), text: words.optional() }),
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
      slugs: linkSlugs,
      ...listing,
    }),
  ),
  errors: ['content-not-found'],
})
