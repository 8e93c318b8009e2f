import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { keepModel } from '../pictures/pictures-service.ts'
import { requirePlainGlb } from './read-glb.ts'
import type { Details } from './staff-product-view.ts'
import { type By, changeLocked } from './staff-products-service.ts'
import { type StaffProductRow, updateProduct } from './staff-products-queries.ts'
import { traceModel } from './trace-model.ts'

const facts = ({ model_file }: StaffProductRow) => ({ model: model_file })

/** Throws `product-not-found`, `file-not-a-model`, `model-refers-outside`, `model-not-plain` or `model-too-heavy`. */
export async function setModelByStaff(context: Context, by: By, productId: string, upload: Received): Promise<Details> {
  await requirePlainGlb(upload)
  const outline = await traceModel(upload.path)
  const model_file = await keepModel(upload)
  return changeLocked(context, by, productId, 'products.model', facts, (trx, { id }) =>
    updateProduct(trx, id, { model_file, outline }),
  )
}

/** Throws `product-not-found`. */
export async function removeModelByStaff(context: Context, by: By, productId: string): Promise<Details> {
  return changeLocked(context, by, productId, 'products.model', facts, (trx, { id }) =>
    updateProduct(trx, id, { model_file: null, outline: null }),
  )
}
