import { slugsOf } from '@fitout/contract/formats.ts'
import { productTextNames } from '@fitout/contract/product-fields.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChanges } from '../audit/audit-service.ts'
import type { ImportContext, ProductPlan } from './plan-import.ts'
import { productFacts, variantFacts } from './product-file-versions.ts'
import { type FiledVariant, lockShelves } from './product-file-queries.ts'
import {
  insertProducts,
  insertVariants,
  moveUnitsOf,
  replaceCategoriesOf,
  updateProducts,
  updateVariants,
} from './product-import-queries.ts'
import { refreshProductIndex } from './product-index.ts'
import type { By } from './staff-products-service.ts'

type Move = { variantId: string; sku: string; warehouse: string; from: number; to: number }

// Batches keep each statement below the statement timeout and let other work run in between.
const productsAtOnce = 500

/**
 * Writes the plans and reports the number of products done. Throws `changed-meanwhile` if stock differs from the
 * plan.
 */
export async function applyPlans(
  trx: Database,
  { by, storeId, shop }: { by: By; storeId: string; shop: ImportContext },
  plans: ProductPlan[],
  onProgress: (products: number) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < plans.length; start += productsAtOnce) {
    const some = plans.slice(start, start + productsAtOnce)
    const changed = some.filter(({ isChanged }) => isChanged)
    await applyProducts(trx, { by, storeId, shop }, changed)
    await applyVariants(trx, by, some)
    await onProgress((start + some.length) / 2)
  }
  const touched = plans.filter(({ isChanged, variants }) => isChanged || variants.some((one) => one.isChanged))
  await refreshProductIndex(
    trx,
    touched.map(({ after }) => after.id),
    async (done) => onProgress((plans.length * (1 + done / touched.length)) / 2),
  )
  // Last, since orders wait for locked stock rows.
  await applyMoves(trx, by, shop, plans.flatMap(movesOf))
}

async function applyProducts(
  trx: Database,
  { by, storeId, shop }: { by: By; storeId: string; shop: ImportContext },
  plans: ProductPlan[],
) {
  const added = plans
    .filter(({ before }) => !before)
    .map(({ after: { id, kind, key, title } }) => ({ id, kind, key, title }))
  await insertProducts(
    trx,
    storeId,
    added.map((product) => ({ ...product, slug: slugsOf(product.title) })),
  )
  await updateProducts(
    trx,
    plans.map(({ after }) => {
      const { id, title, drafts, status, tags, lead_time_days, width_mm, depth_mm, height_mm } = after
      const facts = { status, tags, drafts, lead_time_days, width_mm, depth_mm, height_mm }
      return { id, ...recordOf(productTextNames, (name) => after[name]), slug: slugsOf(title), ...facts }
    }),
  )
  const memberships = plans.flatMap(({ after }) =>
    after.categories.flatMap((key) => {
      const category_id = shop.categories.get(key)
      return category_id ? [{ product_id: after.id, category_id }] : []
    }),
  )
  await replaceCategoriesOf(
    trx,
    plans.map(({ after }) => after.id),
    memberships,
  )
  await recordChanges(
    trx,
    by,
    plans.map(({ before, after }) => ({
      action: before ? 'products.change' : 'products.add',
      subject: 'product',
      id: after.id,
      title: after.key,
      before: before && productFacts(before),
      after: productFacts(after),
    })),
  )
}

async function applyVariants(trx: Database, by: By, plans: ProductPlan[]): Promise<void> {
  const changed = plans.flatMap(({ variants }) => variants.filter(({ isChanged }) => isChanged))
  const added = plans.flatMap((plan) =>
    plan.variants
      .filter(({ before }) => !before)
      .map(({ after: { id, sku, title, price_cents } }) => ({
        id,
        product_id: plan.after.id,
        sku,
        title,
        price_cents,
      })),
  )
  await insertVariants(trx, added)
  await updateVariants(
    trx,
    changed.map(({ after }) => variantRow(after)),
  )
  await recordChanges(
    trx,
    by,
    changed.map(({ before, after }) => ({
      action: before ? 'products.change-variant' : 'products.add-variant',
      subject: 'variant',
      id: after.id,
      title: after.sku,
      before: before && variantFacts(before),
      after: variantFacts(after),
    })),
  )
}

function variantRow({ sku: _sku, stock: _stock, ...after }: FiledVariant) {
  const { variant_width_mm: width_mm, variant_depth_mm: depth_mm, variant_height_mm: height_mm, ...facts } = after
  const inHongKong = (moment: string | null) => moment && `${moment}+08`
  const [sale_starts_at, sale_ends_at] = [inHongKong(after.sale_starts_at), inHongKong(after.sale_ends_at)]
  return { ...facts, sale_starts_at, sale_ends_at, width_mm, depth_mm, height_mm }
}

async function applyMoves(trx: Database, by: By, shop: ImportContext, moves: Move[]): Promise<void> {
  const counted = moves.map(({ variantId, warehouse, from, to }) => {
    const shelf = { variant_id: variantId, warehouse_id: shop.warehouses.get(warehouse) ?? '' }
    return { id: newId(), ...shelf, from, quantity: to - from }
  })
  await lockShelves(
    trx,
    counted.map((one) => one.variant_id),
  )
  const made = await moveUnitsOf(trx, counted, { reason: 'CSV', staffId: by.id })
  if (made < moves.length) throw new AppError('changed-meanwhile')
  await recordChanges(
    trx,
    by,
    moves.map(({ variantId, sku, warehouse, from, to }) => ({
      action: 'stock.move',
      subject: 'variant',
      id: variantId,
      title: sku,
      before: { stock: from },
      after: { stock: to, warehouse, reason: 'CSV' },
    })),
  )
}

export function movesOf({ variants }: ProductPlan): Move[] {
  return variants.flatMap(({ before, after }) =>
    Object.entries(after.stock).flatMap(([warehouse, to]) => {
      const from = before?.stock[warehouse] ?? 0
      return from === to ? [] : [{ variantId: after.id, sku: after.sku, warehouse, from, to }]
    }),
  )
}
