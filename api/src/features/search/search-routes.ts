import { searchEverything } from '@fitout/contract/search.ts'
import { listEmptySearches, searchOffice } from '@fitout/contract/staff/search.ts'
import { route } from '../../http/route.ts'
import { showEmptySearches } from './empty-searches.ts'
import { findForStaff } from './office-search.ts'
import { findEverything } from './search-service.ts'

export const searchRoutes = [
  route(searchOffice, async ({ context, query, staff, locale }) => ({
    data: await findForStaff(context, query.q, { role: staff.role, locale }),
  })),
  route(listEmptySearches, async ({ context, request, query }) => showEmptySearches(context, { request, query })),
  route(searchEverything, async ({ context, query }) => ({ data: await findEverything(context, query) })),
]
