import { allCategories, categoryTree } from '@fitout/contract/categories.ts'
import { pageOf } from '../../http/pages.ts'
import { route } from '../../http/route.ts'
import { requireStore } from '../stores/stores-service.ts'
import { categoryBranches, listCategories } from './categories-service.ts'

export const categoriesRoutes = [
  route(allCategories, async ({ context, params, query, request }) => {
    requireStore(context, params.store_id)
    const { page, total } = await listCategories(context, params.store_id, query)
    return pageOf(context, { request, query }, page, total)
  }),
  route(categoryTree, async ({ context, params, query }) => {
    requireStore(context, params.store_id)
    return { data: await categoryBranches(context, params.store_id, query.active_id) }
  }),
]
