import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line, listOf, pageQuery, words } from '../wire.ts'
import { staff } from './permissions.ts'
import { staffPicture } from './pictures.ts'

export const pictureUses = [
  'product',
  'category',
  'post',
  'project',
  'service',
  'page',
  'configuration',
  'mailing',
] as const
/** Where a picture is used: in its own field, within a text, or in a draft. */
export const picturePlaces = ['frame', 'text', 'draft'] as const
export const pictureLacks = ['alt', 'focus', 'use'] as const

const use = z.object({
  kind: z.enum(pictureUses),
  place: z.enum(picturePlaces),
  _id: z.string().meta({ description: 'The slug of a page or configuration, else an id' }),
  title: words,
  alt: words.meta({ description: 'Empty in a language in which it is shown there without words' }),
})

export const listLibraryPictures = endpoint('GET', '/admin/picture-library/all', {
  summary: 'The public pictures of the shop with their uses and texts, newest first.',
  access: staff('pictures.write'),
  rate: 'read',
  query: z.object({
    ...pageQuery(24),
    q: line(100).optional().meta({ description: 'Part of its words, or of the title of what shows it' }),
    lack: z.enum(pictureLacks).optional().meta({
      description:
        'Words in a language somewhere, what stays in sight when cropped, or a place that shows it, a text or a draft too',
    }),
  }),
  response: listOf(staffPicture.extend({ alt: words.meta({ description: 'Its own' }), uses: z.array(use) })),
  errors: [],
})
