import { estimateBudget } from '@fitout/contract/estimates.ts'
import { route } from '../../http/route.ts'
import { estimate } from './estimates-service.ts'

export const estimatesRoutes = [
  route(estimateBudget, async ({ context, query }) => ({ data: await estimate(context, query) })),
]
