import { searchEverything } from '@fitout/contract/search.ts'
import { listEmptySearches } from '@fitout/contract/staff/search.ts'
import { route } from '../../http/route.ts'
import { showEmptySearches } from './empty-searches.ts'
import { findEverything } from './search-service.ts'

export const searchRoutes = [
  route(listEmptySearches, async ({ context, request, query }) => showEmptySearches(context, { request, query })),
  route(searchEverything, async ({ context, query }) => ({ data: await findEverything(context, query) })),
]
