import {
  addVariant,
  changeVariant,
  listMovements,
  listStaffVariants,
  moveStock,
  moveVariant,
  priceVariant,
  setSale,
} from '@fitout/contract/staff/variants.ts'
import { route } from '../../http/route.ts'
import {
  addVariantByStaff,
  changeVariantByStaff,
  moveByStaff,
  moveVariantByStaff,
  priceByStaff,
  putOnSale,
  showAllVariants,
  showLedger,
} from './staff-variants-service.ts'

export const staffVariantsRoutes = [
  route(listStaffVariants, async ({ context, request, query }) => showAllVariants(context, { request, query })),
  route(addVariant, async ({ context, staff, params, body }) => addVariantByStaff(context, staff, params.id, body)),
  route(changeVariant, async ({ context, staff, params, body }) =>
    changeVariantByStaff(context, staff, params.id, body),
  ),
  route(moveVariant, async ({ context, staff, params, body }) =>
    moveVariantByStaff(context, staff, params.id, body.position),
  ),
  route(priceVariant, async ({ context, staff, params, body }) => priceByStaff(context, staff, params.id, body)),
  route(setSale, async ({ context, staff, params, body }) => putOnSale(context, staff, params.id, body)),
  route(moveStock, async ({ context, staff, params, body }) => moveByStaff(context, staff, params.id, body)),
  route(listMovements, async ({ context, params, request, query }) =>
    showLedger(context, params.id, { request, query }),
  ),
]
