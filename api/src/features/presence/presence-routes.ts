import { reportPresence } from '@fitout/contract/staff/presence.ts'
import { route } from '../../http/route.ts'
import { notePresence } from './presence-service.ts'

export const presenceRoutes = [
  route(reportPresence, async ({ context, staff, body }) => ({ data: await notePresence(context, staff, body) })),
]
