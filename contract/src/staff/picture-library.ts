import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, listOf, pageQuery, words } from '../wire.ts'
import { staff } from './permissions.ts'
import { staffPicture } from './pictures.ts'

export const pictureUses = ['product', 'category', 'post', 'project'] as const
export const pictureLacks = ['alt', 'focus', 'use'] as const

const use = z.object({
  kind: z.enum(pictureUses),
  _id: id,
  title: words,
  alt: words.nullable(),
})

export const listLibraryPictures = endpoint('GET', '/admin/picture-library/all', {
  summary: 'The public pictures of the shop with what shows them and its words, the newest first.',
  access: staff('pictures.write'),
  rate: 'read',
  query: z.object({
    ...pageQuery(24),
    lack: z.enum(pictureLacks).optional().meta({
      description: 'Words in a language somewhere, what stays in sight when cropped, or a place that shows it',
    }),
  }),
  response: listOf(staffPicture.extend({ uses: z.array(use) })),
  errors: [],
})
