import { changeOrder, priceOrderChange } from '@fitout/contract/staff/order-changes.ts'
import { route } from '../../http/route.ts'
import { changeByStaff, priceByStaff } from './order-changes-service.ts'

export const orderChangesRoutes = [
  route(priceOrderChange, async ({ context, params, body, locale }) => ({
    data: await priceByStaff(context, params.id, body, locale),
  })),
  route(changeOrder, async ({ context, staff, params, body }) => ({
    data: await changeByStaff(context, staff, params.id, body),
  })),
]
