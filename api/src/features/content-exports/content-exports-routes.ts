import { exportContent } from '@fitout/contract/staff/content-exports.ts'
import { route } from '../../http/route.ts'
import { sendContent } from './content-exports-service.ts'

export const contentExportsRoutes = [
  route(exportContent, async ({ context, staff, query, locale }) => sendContent(context, staff, { ...query, locale })),
]
