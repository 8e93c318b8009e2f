import { listDeliveryStops, planDelivery, readDeliveryRun } from '@fitout/contract/staff/delivery-runs.ts'
import { route } from '../../http/route.ts'
import { planByStaff, sendRun, showStops } from './delivery-runs-service.ts'

export const deliveryRunsRoutes = [
  route(listDeliveryStops, async ({ context, request, query }) => showStops(context, { request, query })),
  route(planDelivery, async ({ context, staff, params, body }) => ({
    data: await planByStaff(context, staff, params.id, body.day),
  })),
  route(readDeliveryRun, async ({ context, query, locale }) => sendRun(context, query, locale)),
]
