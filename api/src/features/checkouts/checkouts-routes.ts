import { checkOut } from '@fitout/contract/checkouts.ts'
import { route } from '../../http/route.ts'
import { requireStore } from '../stores/stores-service.ts'
import { checkOutCart } from './checkouts-service.ts'

export const checkoutsRoutes = [
  route(checkOut, async ({ context, params, body, session, ...call }) => {
    requireStore(context, params.store_id)
    const key = { accountId: session.accountId, storeId: params.store_id }
    return checkOutCart(context, key, body, call)
  }),
]
