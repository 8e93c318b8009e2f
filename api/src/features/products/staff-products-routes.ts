import {
  addProduct,
  arrangePictures,
  changeProduct,
  copyProduct,
  findStaffProduct,
  listStaffProducts,
  removeModel,
  setModel,
} from '@fitout/contract/staff/products.ts'
import { route } from '../../http/route.ts'
import { copyByStaff } from './copy-product.ts'
import { removeModelByStaff, setModelByStaff } from './product-models.ts'
import { showProductToStaff } from './staff-product-view.ts'
import { addByStaff, arrangeByStaff, changeByStaff, showAllProducts } from './staff-products-service.ts'

export const staffProductsRoutes = [
  route(listStaffProducts, async ({ context, request, query, locale }) =>
    showAllProducts(context, { request, query }, locale),
  ),
  route(findStaffProduct, async ({ context, params }) => showProductToStaff(context.db, params.id)),
  route(addProduct, async ({ context, staff, body }) => addByStaff(context, staff, body)),
  route(copyProduct, async ({ context, staff, params, body }) => copyByStaff(context, staff, params.id, body)),
  route(changeProduct, async ({ context, staff, params, body }) => changeByStaff(context, staff, params.id, body)),
  route(arrangePictures, async ({ context, staff, params, body }) => arrangeByStaff(context, staff, params.id, body)),
  route(setModel, async ({ context, staff, params, file }) => setModelByStaff(context, staff, params.id, file)),
  route(removeModel, async ({ context, staff, params }) => removeModelByStaff(context, staff, params.id)),
]
