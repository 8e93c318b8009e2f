import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, line, listing, listOf, pageQuery, picture, words } from './wire.ts'

export const categoryKind = z.enum(['GOODS', 'SERVICE'])

export const category = z.object({
  _id: id,
  parent_id: id.nullable(),
  kind: categoryKind,
  title: words,
  slug: words,
  description: words,
  ...listing,
  picture: picture.nullable(),
  product_count: z.number().int().meta({ description: 'Published products in it and below it' }),
})

const branchFields = { ...category.shape, is_active: z.boolean() }
export type CategoryBranch = z.infer<z.ZodObject<typeof branchFields>> & { children: CategoryBranch[] }
const categoryBranch: z.ZodType<CategoryBranch> = z.object({
  ...branchFields,
  children: z.lazy(() => z.array(categoryBranch)),
})

export const allCategories = endpoint('GET', '/stores/:store_id/product-management/categories/all', {
  summary: 'The categories of a store, as a list.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  query: z.object({
    ...pageQuery(5),
    parent_id: id.optional(),
    kind: categoryKind.optional(),
    sort_by: z.enum(['title.en', 'title.zh', 'title.cn', 'position']).default('title.en'),
    sort_order: z.enum(['asc', 'desc']).default('asc'),
    // Accepted because the specification lists it, and ignored: only active categories are public.
    statuses: line(100).optional(),
  }),
  response: listOf(category),
  errors: ['store-not-found'],
})

export const categoryTree = endpoint('GET', '/stores/:store_id/product-management/categories/all/hierachy', {
  summary: 'The categories of a store, as a tree.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  aliases: ['/stores/:store_id/product-management/categories/all/hierarchy'],
  query: z.object({ active_id: id.optional() }),
  response: z.object({ data: z.array(categoryBranch) }),
  errors: ['store-not-found'],
})
