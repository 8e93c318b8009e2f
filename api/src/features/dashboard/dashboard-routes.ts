import { countWaits, listLargeHolds, listLowStock, readFigures } from '@fitout/contract/staff/dashboard.ts'
import { route } from '../../http/route.ts'
import { showFigures, showLargeHolds, showLowStock } from './dashboard-service.ts'
import { showWaits } from './waits-service.ts'

export const dashboardRoutes = [
  route(countWaits, async ({ context, request, staff }) => ({ data: await showWaits(context, request, staff.role) })),
  route(readFigures, async ({ context }) => showFigures(context)),
  route(listLargeHolds, async ({ context }) => ({ data: await showLargeHolds(context) })),
  route(listLowStock, async ({ context, request, query }) => showLowStock(context, { request, query })),
]
