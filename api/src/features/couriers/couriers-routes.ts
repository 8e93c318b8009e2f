import { allCouriers } from '@fitout/contract/couriers.ts'
import { allPickUpPoints } from '@fitout/contract/pick-up-points.ts'
import { route } from '../../http/route.ts'
import { requireStore } from '../stores/stores-service.ts'
import { cartParcels } from '../cart/cart-service.ts'
import { requireCourier, showCouriers, showPickUpPoints } from './couriers-service.ts'

export const couriersRoutes = [
  route(allCouriers, async ({ context, params, query, session }) => {
    requireStore(context, params.store_id)
    const parcels = session
      ? await cartParcels(context.db, session.accountId, params.store_id, query.checkout_product_variant_ids)
      : []
    return showCouriers(context.db, params.store_id, query.country_code.toUpperCase(), parcels)
  }),
  route(allPickUpPoints, async ({ context, params, query, session }) => {
    requireStore(context, params.store_id)
    const { id } = await requireCourier(context.db, params.store_id, params.id)
    const parcels = session
      ? await cartParcels(context.db, session.accountId, params.store_id, query.checkout_product_variant_ids)
      : []
    return showPickUpPoints(context.db, id, query.district, parcels)
  }),
]
