import { showHealth } from '@fitout/contract/staff/health.ts'
import { route } from '../../http/route.ts'
import { lookAtHealth } from './health-service.ts'

export const healthRoutes = [route(showHealth, async ({ context }) => lookAtHealth(context))]
