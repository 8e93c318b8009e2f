import type { Context } from '../../context.ts'
import { keepModel } from '../pictures/pictures-service.ts'
import { requirePlainGlb } from './read-glb.ts'
import type { Details } from './staff-product-view.ts'
import { type By, changeLocked } from './staff-products-service.ts'
import { type StaffProductRow, updateProduct } from './staff-products-queries.ts'

const facts = ({ model_file }: StaffProductRow) => ({ model: model_file })

/** Throws `product-not-found`, `file-not-a-model`, `model-refers-outside`, `model-not-plain` or `model-too-heavy`. */
export async function setModelByStaff(
  context: Context,
  by: By,
  productId: string,
  upload: Uint8Array,
): Promise<Details> {
  requirePlainGlb(upload)
  const model_file = await keepModel(context, Buffer.from(upload))
  return changeLocked(context, by, productId, 'products.model', facts, (trx, { id }) =>
    updateProduct(trx, id, { model_file }),
  )
}

/** Throws `product-not-found`. */
export async function removeModelByStaff(context: Context, by: By, productId: string): Promise<Details> {
  return changeLocked(context, by, productId, 'products.model', facts, (trx, { id }) =>
    updateProduct(trx, id, { model_file: null }),
  )
}
