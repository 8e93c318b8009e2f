import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staff } from './permissions.ts'
import { id, inEachLanguage, line, listOf, oneOf, pageQuery, words } from '../wire.ts'

const staffPostCategory = z.object({
  _id: id,
  title: words,
  post_count: z.number().int().meta({ description: 'Articles filed in it, shown or not' }),
})

const title = inEachLanguage(line(60, 1))

export const listStaffPostCategories = endpoint('GET', '/admin/post-categories/all', {
  summary: 'The categories of the journal in order.',
  access: staff('words.read'),
  rate: 'read',
  query: z.object(pageQuery(100)),
  response: listOf(staffPostCategory),
  errors: [],
})

export const addPostCategory = endpoint('POST', '/admin/post-categories', {
  summary: 'Adds a category of the journal as the last one.',
  access: staff('words.write'),
  rate: 'write',
  body: z.strictObject({ title }),
  response: oneOf(staffPostCategory),
  errors: [],
})

export const renamePostCategory = endpoint('PUT', '/admin/post-categories/:id/rename', {
  summary: 'Renames a category of the journal. Its address stays.',
  access: staff('words.write'),
  rate: 'write',
  body: z.strictObject({ title }),
  response: oneOf(staffPostCategory),
  errors: ['category-not-found'],
})

export const movePostCategory = endpoint('PUT', '/admin/post-categories/:id/move', {
  summary: 'Moves a category of the journal to a position.',
  access: staff('words.write'),
  rate: 'write',
  body: z.strictObject({ position: z.number().int().min(0).max(1000) }),
  response: oneOf(staffPostCategory),
  errors: ['category-not-found'],
})

export const removePostCategory = endpoint('DELETE', '/admin/post-categories/:id', {
  summary: 'Deletes a category of the journal that has no articles.',
  access: staff('words.write'),
  rate: 'write',
  response: oneOf(z.object({ removed: z.literal(true) })),
  errors: ['category-not-found', 'category-in-use'],
})
