import type { Context } from '../../api/src/context.ts'
import { doorCourierOf } from './visitor.ts'

export type Piece = { productId: string; variantId: string; courierId: string }

/** A piece that cannot run out, and the courier that delivers it to the door. */
export async function pieceToOrder(context: Context): Promise<Piece> {
  const { db, config } = context
  const plenty = 10_000_000
  const variant = await db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .innerJoin('stock_levels', 'stock_levels.variant_id', 'product_variants.id')
    .select(['product_variants.id', 'product_variants.product_id', 'stock_levels.warehouse_id'])
    .where('products.store_id', '=', config.mainStoreId)
    .where('products.kind', '=', 'GOODS')
    .orderBy('products.rank', 'desc')
    .orderBy('product_variants.id')
    .executeTakeFirstOrThrow()
  await db.transaction().execute(async (trx) => {
    const shelf = { variant_id: variant.id, warehouse_id: variant.warehouse_id }
    await trx
      .updateTable('stock_levels')
      .set((of) => ({ received: of('received', '+', plenty), available: of('available', '+', plenty) }))
      .where('variant_id', '=', variant.id)
      .where('warehouse_id', '=', variant.warehouse_id)
      .where('available', '<', plenty / 2)
      .execute()
    await trx
      .insertInto('stock_movements')
      .values({ ...shelf, id: crypto.randomUUID(), quantity: plenty, reason: 'benchmark' })
      .execute()
  })
  return { productId: variant.product_id, variantId: variant.id, courierId: await doorCourierOf(context) }
}
