import type { Context } from '../../api/src/context.ts'
import {
  countCopies,
  countOrders,
  countProducts,
  growOrders,
  growProducts,
  withoutInvertedIndexes,
} from '../../api/src/testing/growth-queries.ts'
import { checkOutBody, doorCourierOf, openVisitor, post } from './visitor.ts'

/** Copies of each made-up product per transaction. */
const copiesAtOnce = 20
/** Orders placed by visitors; the others are copies. */
const ordersPlaced = 40

/** Copies the seed's made-up products up to this number. */
export async function copyProducts({ db, config }: Context, products: number): Promise<void> {
  const missing = products - (await countProducts(db, config.mainStoreId))
  if (missing <= 0) return
  const { madeUp, last } = await countCopies(db, config.mainStoreId)
  const end = last + Math.ceil(missing / madeUp)
  const tables = ['products', 'product_variants', 'product_index', 'product_search']
  await withoutInvertedIndexes(db, tables, async () => {
    for (let from = last + 1; from <= end; from += copiesAtOnce) {
      await growProducts(db, config.mainStoreId, from, Math.min(from + copiesAtOnce - 1, end))
    }
  })
}

/** Copies the visitors' orders up to this number; none if no order was placed. */
export async function copyOrders({ db }: Context, orders: number): Promise<void> {
  const placed = await countOrders(db)
  // Without any, its inverted indexes would be rebuilt for nothing.
  if (placed === 0 || placed >= orders) return
  const some = Math.ceil(orders / ordersPlaced)
  await withoutInvertedIndexes(db, ['orders', 'order_lines', 'accounts'], async () => {
    for (let from = Math.floor(placed / ordersPlaced) + 1; from <= some; from += 1_000) {
      await growOrders(db, from, Math.min(from + 999, some))
    }
  })
}

/** Places orders as visitors, once. */
export async function placeOrders(origin: string, context: Context): Promise<void> {
  if ((await countOrders(context.db)) >= ordersPlaced) return
  const { db, config } = context
  const variants = await db
    .selectFrom('stock_levels')
    .innerJoin('product_variants', 'product_variants.id', 'stock_levels.variant_id')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select('product_variants.id')
    .where('products.store_id', '=', config.mainStoreId)
    .where('products.status', '=', 'ACTIVE')
    .where('product_variants.status', '=', 'ACTIVE')
    .limit(ordersPlaced)
    .execute()
  const courierId = await doorCourierOf(context)
  const store = `${origin}/api/stores/${config.mainStoreId}`
  for (const { id } of variants) {
    const { headers } = await openVisitor(`${origin}/api`)
    await post(`${store}/shopping-cart/add-to-cart`, headers, { product_variant_id: id, qty: 1 })
    await post(`${store}/checkouts`, headers, checkOutBody(id, courierId))
  }
}
