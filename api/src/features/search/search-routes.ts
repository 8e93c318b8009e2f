import { searchEverything } from '@fitout/contract/search.ts'
import { route } from '../../http/route.ts'
import { findEverything } from './search-service.ts'

export const searchRoutes = [
  route(searchEverything, async ({ context, query }) => ({ data: await findEverything(context, query) })),
]
