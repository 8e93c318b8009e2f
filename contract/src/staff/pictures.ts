import { endpoint } from '../endpoint.ts'
import { staff } from './permissions.ts'
import { z } from 'zod'
import { focus, id, listOf, oneOf, pageQuery, picture } from '../wire.ts'

export const staffPicture = picture.omit({ alt: true }).extend({ _id: id })

export const listPictures = endpoint('GET', '/admin/pictures/all', {
  summary: 'The public pictures of the shop, newest first.',
  access: staff('pictures.write'),
  rate: 'read',
  query: z.object(pageQuery(24)),
  response: listOf(staffPicture),
  errors: [],
})

export const addPicture = endpoint('POST', '/admin/pictures', {
  summary:
    'Stores a public picture; it is served re-encoded and without metadata. The same file again returns the same picture.',
  access: staff('pictures.write'),
  rate: 'upload',
  file: 'file',
  response: oneOf(staffPicture),
  errors: ['file-not-an-image', 'image-too-large', 'body-too-large'],
})

export const focusPicture = endpoint('PUT', '/admin/pictures/:id/focus', {
  summary: 'Sets the focus point that stays visible when a picture is cropped.',
  access: staff('pictures.write'),
  rate: 'write',
  body: focus,
  response: oneOf(staffPicture),
  errors: ['picture-not-found'],
})
