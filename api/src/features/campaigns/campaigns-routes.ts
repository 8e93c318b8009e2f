import { productOffers } from '@fitout/contract/campaigns.ts'
import {
  addCampaign,
  changeCampaign,
  findCampaign,
  listCampaigns,
  listPieces,
  tryPrices,
} from '@fitout/contract/staff/campaigns.ts'
import { route } from '../../http/route.ts'
import { showProductOffers, tryPricesOf } from '../cart/cart-service.ts'
import { requireStore } from '../stores/stores-service.ts'
import { addByStaff, changeByStaff, showCampaign, showCampaigns, showPieces } from './staff-campaigns.ts'

export const campaignsRoutes = [
  route(productOffers, async ({ context, params }) => {
    requireStore(context, params.store_id)
    return { data: await showProductOffers(context, params.store_id, params.id) }
  }),
  route(listCampaigns, async ({ context, request, query }) => showCampaigns(context, { request, query })),
  route(findCampaign, async ({ context, params }) => showCampaign(context, params.id)),
  route(addCampaign, async ({ context, staff, body }) => addByStaff(context, staff, body)),
  route(changeCampaign, async ({ context, staff, params, body }) => changeByStaff(context, staff, params.id, body)),
  route(listPieces, async ({ context, request, query }) => showPieces(context, { request, query })),
  route(tryPrices, async ({ context, body, locale }) => ({ data: await tryPricesOf(context, body, locale) })),
]
