import { z } from 'zod'
import { id, picture } from '../wire.ts'
import { markdown, localisedLine, sentences, writtenListing } from './written-texts.ts'

/** An article as staff write it. */
export const writtenPost = z.object({
  title: localisedLine(200),
  excerpt: sentences(500),
  picture: picture.nullable(),
  category_ids: z.array(id.meta({ choice: 'post-categories' })).max(10),
  body: markdown(30_000),
  author: localisedLine(100),
  tags: z.array(localisedLine(40)).max(20),
  rank: z.number().int().min(-1000).max(1000),
  is_shown: z.boolean(),
  ...writtenListing,
})
