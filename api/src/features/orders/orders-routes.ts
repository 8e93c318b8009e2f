import {
  allOfflineOrders,
  allOrders,
  cancelOrder,
  completeOrder,
  findOrder,
  trackOrder,
  uploadProof,
} from '@fitout/contract/orders.ts'
import { route } from '../../http/route.ts'
import { lookUpOrder } from './order-look-up.ts'
import * as steps from './order-steps.ts'
import { detailsOf, requireOrderId, showOrder, showOrders, trackedOf } from './order-views.ts'

export const ordersRoutes = [
  route(allOrders, async ({ context, session, query, request }) =>
    showOrders(context, session.accountId, { request, query }, { storeId: query.store_id, kind: query.kind }),
  ),
  route(allOfflineOrders, async ({ context, session, query, request }) => {
    const filter = { storeId: query.store_id, paymentMethod: 'OFFLINE' as const }
    return showOrders(context, session.accountId, { request, query }, filter)
  }),
  route(findOrder, async ({ context, session, params, locale }) =>
    showOrder(context, session.accountId, params.id, locale),
  ),
  route(trackOrder, async ({ context, session, source, params, query, locale }) =>
    lookUpOrder(context, params.id, query, { session, source }, locale),
  ),
  route(uploadProof, async ({ context, session, params, body, locale }) => {
    const order = await steps.handInProof(context, session.accountId, requireOrderId(params.id), body.image)
    return { data: await trackedOf(context, order, locale) }
  }),
  route(completeOrder, async ({ context, session, params, locale }) => {
    const order = await steps.completeOrder(context, session, requireOrderId(params.id))
    return { data: await detailsOf(context, order, locale) }
  }),
  route(cancelOrder, async ({ context, session, params, locale }) => {
    const order = await steps.cancelOrder(context, session.accountId, requireOrderId(params.id))
    return { data: await detailsOf(context, order, locale) }
  }),
]
