import { allCategories, categoryTree } from '@fitout/contract/categories.ts'
import { route } from '../../http/route.ts'
import { requireStore } from '../stores/stores-service.ts'
import { categoryBranches, showCategories } from './categories-service.ts'

export const categoriesRoutes = [
  route(allCategories, async ({ context, params, query, request }) => {
    requireStore(context, params.store_id)
    return showCategories(context, params.store_id, { request, query })
  }),
  route(categoryTree, async ({ context, params, query }) => {
    requireStore(context, params.store_id)
    return { data: await categoryBranches(context, params.store_id, query.active_id) }
  }),
]
