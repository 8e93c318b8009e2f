import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { attributeName } from '../products.ts'
import { staff } from './permissions.ts'
import { inAnyLanguage, listOf, oneOf, pageQuery, words } from '../wire.ts'

const attribute = z.object({
  name: attributeName,
  value: z.string(),
  title: words,
  swatch: z.string().nullable(),
})

const swatch = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .nullable()
  .meta({ description: 'The colour that stands for it, as `#c8b89a`' })

export const listAttributes = endpoint('GET', '/admin/attributes/all', {
  summary: 'The colours, materials and sizes of variants.',
  access: staff('products.read'),
  rate: 'read',
  query: z.object(pageQuery(100)),
  response: listOf(attribute),
  errors: [],
})

export const addAttribute = endpoint('POST', '/admin/attributes', {
  summary: 'Adds a colour, material or size. If Simplified Chinese is empty, it is drafted.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({
    name: attributeName,
    title: inAnyLanguage(60),
    swatch: swatch.default(null),
  }),
  response: oneOf(attribute),
  errors: ['attribute-taken'],
})

export const changeAttribute = endpoint('PUT', '/admin/attributes/:name/:value/change', {
  summary: 'Renames a colour, material or size. All products show the new name immediately.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({ title: inAnyLanguage(60), swatch }),
  response: oneOf(attribute),
  errors: ['attribute-not-found'],
})
