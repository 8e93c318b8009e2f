import { latestContent } from '@fitout/contract/contents.ts'
import { route } from '../../http/route.ts'
import { requireContent } from './contents-service.ts'

export const contentsRoutes = [
  route(latestContent, async ({ context, params }) => ({ data: await requireContent(context, params.slug) })),
]
