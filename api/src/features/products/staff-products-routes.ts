import {
  changeProduct,
  findStaffProduct,
  listStaffProducts,
  moveStock,
  priceVariant,
} from '@fitout/contract/staff-products.ts'
import { route } from '../../http/route.ts'
import {
  changeByStaff,
  moveByStaff,
  priceByStaff,
  showAllProducts,
  showProductToStaff,
} from './staff-products-service.ts'

export const staffProductsRoutes = [
  route(listStaffProducts, async ({ context, request, query }) => showAllProducts(context, { request, query })),
  route(findStaffProduct, async ({ context, params }) => showProductToStaff(context.db, params.id)),
  route(changeProduct, async ({ context, staff, params, body }) => changeByStaff(context, staff, params.id, body)),
  route(priceVariant, async ({ context, staff, params, body }) => priceByStaff(context, staff, params.id, body)),
  route(moveStock, async ({ context, staff, params, body }) => moveByStaff(context, staff, params.id, body)),
]
