import { endpoint } from '../endpoint.ts'
import { staff } from './permissions.ts'
import { z } from 'zod'
import { focus, id, inEachLanguage, line, listOf, oneOf, pageQuery, picture } from '../wire.ts'

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

const changed = oneOf(z.object({ _id: id }))

export const describePicture = endpoint('PUT', '/admin/pictures/:id/describe', {
  summary: 'Sets the description that a picture brings along where it is chosen; places that show it keep theirs.',
  access: staff('pictures.write'),
  rate: 'write',
  body: z.strictObject({ alt: inEachLanguage(line(300)) }),
  response: changed,
  errors: ['picture-not-found'],
})

export const removePicture = endpoint('PUT', '/admin/pictures/:id/remove', {
  summary: 'Removes a picture that nothing shows from the library. Orders and earlier versions of texts keep it.',
  access: staff('pictures.write'),
  rate: 'write',
  response: changed,
  errors: ['picture-not-found', 'picture-in-use'],
})

export const replacePicture = endpoint('PUT', '/admin/pictures/:id/replace', {
  summary:
    'Shows another picture wherever this one is shown: products, categories, published texts, drafts and unsent mailings. Descriptions and focus carry over where the other has none. Needs the permission to change each of them.',
  access: staff('pictures.write'),
  rate: 'write',
  body: z.strictObject({ picture_id: id }),
  response: oneOf(z.object({ _id: id, places: z.int().meta({ description: 'How many things were changed' }) })),
  errors: ['picture-not-found', 'text-not-publishable', 'not-allowed', 'second-factor-needed'],
})

export const restorePicture = endpoint('PUT', '/admin/pictures/:id/restore', {
  summary: 'Returns a removed picture to the library.',
  access: staff('pictures.write'),
  rate: 'write',
  response: changed,
  errors: ['picture-not-found'],
})
