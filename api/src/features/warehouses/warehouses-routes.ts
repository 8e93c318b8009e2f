import { allWarehouses } from '@fitout/contract/warehouses.ts'
import { route } from '../../http/route.ts'
import { requireStore } from '../stores/stores-service.ts'
import { showWarehouses } from './warehouses-service.ts'

export const warehousesRoutes = [
  route(allWarehouses, async ({ context, params, query, request }) => {
    requireStore(context, params.store_id)
    return showWarehouses(context, params.store_id, { request, query })
  }),
]
