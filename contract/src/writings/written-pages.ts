import { z } from 'zod'
import { contentBlock } from '../contents.ts'
import { markdown, localisedLine, sentences, writtenListing } from './written-texts.ts'

const hideable = { is_hidden: z.boolean().optional() }
const [
  ,
  hero,
  steps,
  products,
  services,
  beforeAfter,
  projects,
  journal,
  studio,
  enquiry,
  categories,
  reviews,
  textPicture,
  contact,
] = contentBlock.options

const writtenBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('markdown'), body: markdown(30_000), ...hideable }),
  hero.extend(hideable),
  steps.extend(hideable),
  products.extend(hideable),
  services.extend(hideable),
  beforeAfter.extend(hideable),
  projects.extend(hideable),
  journal.extend(hideable),
  studio.extend(hideable),
  enquiry.extend(hideable),
  categories.extend(hideable),
  reviews.extend(hideable),
  textPicture.extend(hideable),
  contact.extend(hideable),
])
export type WrittenBlock = z.input<typeof writtenBlock>

/** A content page as staff write it. A page without visible blocks cannot be published. */
export const writtenPage = z.object({
  title: localisedLine(200),
  description: sentences(500),
  blocks: z
    .array(writtenBlock)
    .max(40)
    .refine((blocks) => blocks.some(({ is_hidden }) => !is_hidden), { params: { code: 'required' } }),
  ...writtenListing,
})
