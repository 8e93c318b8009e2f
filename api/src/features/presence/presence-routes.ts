import { tellPresence } from '@fitout/contract/staff/presence.ts'
import { route } from '../../http/route.ts'
import { tell } from './presence-service.ts'

export const presenceRoutes = [
  route(tellPresence, async ({ context, staff, body }) => ({ data: await tell(context, staff, body) })),
]
