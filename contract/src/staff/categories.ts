import { z } from 'zod'
import { categoryKind } from '../categories.ts'
import { endpoint } from '../endpoint.ts'
import { listingTextNames, listingTexts } from '../listing-fields.ts'
import { recordOf } from '../record-of.ts'
import { staff } from './permissions.ts'
import { staffPicture } from './pictures.ts'
import { seenVersion } from './products.ts'
import { id, inAnyLanguage, inEachLanguage, line, listOf, oneOf, pageQuery, text, words } from '../wire.ts'

export const categoryStatuses = ['ACTIVE', 'INACTIVE'] as const

const staffCategory = z.object({
  _id: id,
  parent_id: id.nullable(),
  kind: categoryKind,
  title: words,
  description: words,
  ...recordOf(listingTextNames, () => words),
  picture: staffPicture.extend({ alt: words }).nullable(),
  status: z.enum(categoryStatuses),
  position: z.number().int(),
  product_count: z.number().int().meta({ description: 'Filed in it, shown or not' }),
  version: z.string(),
})

const title = inAnyLanguage(100)

export const listStaffCategories = endpoint('GET', '/admin/categories/all', {
  summary: 'All categories of the main store, including hidden ones, siblings in order.',
  access: staff('products.read'),
  rate: 'read',
  query: z.object(pageQuery(100)),
  response: listOf(staffCategory),
  errors: [],
})

export const addCategory = endpoint('POST', '/admin/categories', {
  summary: 'Adds a hidden category after its siblings. If Simplified Chinese is empty, it is drafted.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({ parent_id: id.nullable(), kind: categoryKind, title }),
  response: oneOf(staffCategory),
  errors: ['category-not-found'],
})

export const changeCategory = endpoint('PUT', '/admin/categories/:id/change', {
  summary: 'Changes the texts, picture, visibility or parent of a category, all or nothing. Its address stays.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({
    title,
    description: inEachLanguage(text(1000)),
    ...recordOf(listingTextNames, (name) =>
      inEachLanguage(line(listingTexts[name].longest)).optional().meta({ description: 'Left out, it stays' }),
    ),
    picture: z
      .strictObject({ picture_id: id, alt: inEachLanguage(line(300)) })
      .nullable()
      .optional()
      .meta({ description: 'Left out, it stays' }),
    status: z.enum(categoryStatuses),
    parent_id: id.nullable().optional().meta({ description: 'Put last below another; left out, it stays' }),
    version: seenVersion,
  }),
  response: oneOf(staffCategory),
  errors: ['category-not-found', 'category-in-itself', 'picture-not-found', 'changed-meanwhile'],
})

export const moveCategory = endpoint('PUT', '/admin/categories/:id/move', {
  summary: 'Moves a category under another one or to the top level, at a position among its siblings.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({ parent_id: id.nullable(), position: z.number().int().min(0).max(1000) }),
  response: oneOf(staffCategory),
  errors: ['category-not-found', 'category-in-itself'],
})
