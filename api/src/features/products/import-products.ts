import { createReadStream } from 'node:fs'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { slugsOf } from '@fitout/contract/formats.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { each, productTextNames } from '@fitout/contract/product-fields.ts'
import type { importProducts } from '@fitout/contract/staff/product-files.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { fieldErrorWords } from '../../words.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import { planImport, type ProductPlan, type ImportContext, type VariantPlan } from './plan-import.ts'
import { productFacts, variantFacts } from './product-file-versions.ts'
import {
  listCategoryKeys,
  listFiledProductsOf,
  listSkuHolders,
  listWarehouseKeys,
  lockShelves,
} from './product-file-queries.ts'
import { refreshProductIndex } from './product-index.ts'
import { lockProducts } from './product-index-queries.ts'
import { type FileRow, readProductFile } from './read-product-file.ts'
import { insertProduct, replaceCategories, updateProduct } from './staff-products-queries.ts'
import type { By } from './staff-products-service.ts'
import { listAttributeValues } from './staff-attributes-queries.ts'
import { insertVariant, moveUnits, updateVariant } from './staff-variants-queries.ts'

// More are never fixed in one go.
const faultsAtMost = 500

type Report = AnswerInput<typeof importProducts>
type Move = { variantId: string; sku: string; warehouse: string; from: number; to: number }

/** Reports on a file, and applies all of it or nothing. Throws as `readProductFile`, and `changed-meanwhile`. */
export async function importByStaff(
  { db, config }: Context,
  by: By,
  upload: Received,
  { isDry, locale }: { isDry: boolean; locale: Locale },
): Promise<Report> {
  return transaction(db, async (trx) => {
    const storeId = config.mainStoreId
    const warehouses = await listWarehouseKeys(trx, storeId)
    const file = await readProductFile(createReadStream(upload.path), warehouses.keys())
    const shop = await lookAt(trx, storeId, warehouses, file.rows, !isDry)
    const plans = await planImport(file, shop)
    const isApplied = !isDry && file.faults.length === 0
    if (isApplied) await apply(trx, by, storeId, shop, plans)
    const faults = file.faults
      .toSorted((a, b) => a.row - b.row)
      .slice(0, faultsAtMost)
      .map((fault) => ({ ...fault, message: fieldErrorWords(locale, fault.code) }))
    const all = plans.flatMap((plan) => [
      { name: plan.after.key, ...plan },
      ...plan.variants.map((variant) => ({ name: variant.after.sku, ...variant })),
    ])
    return {
      data: {
        rows: file.rows.length,
        faults,
        added: all.filter(({ before }) => !before).map(({ name }) => name),
        changed: all.filter(({ before, isChanged }) => before && isChanged).map(({ name }) => name),
        moved: plans.flatMap(movesOf).map(({ sku, warehouse, from, to }) => ({ sku, warehouse, from, to })),
        is_applied: isApplied,
      },
    }
  })
}

async function lookAt(
  trx: Database,
  storeId: string,
  warehouses: Map<string, string>,
  rows: FileRow[],
  isToChange: boolean,
): Promise<ImportContext> {
  const valuesOf = (column: string) => [...new Set(rows.flatMap(({ values }) => (values[column] as string) ?? []))]
  const keys = valuesOf('product')
  if (isToChange) {
    const known = await listFiledProductsOf(trx, storeId, keys)
    await lockProducts(trx, known.map(({ id }) => id).toSorted())
    await lockShelves(
      trx,
      known.flatMap(({ variants }) => variants.map(({ id }) => id)),
    )
  }
  return {
    warehouses,
    products: new Map((await listFiledProductsOf(trx, storeId, keys)).map((product) => [product.key, product])),
    skuHolders: await listSkuHolders(trx, valuesOf('sku')),
    categories: await listCategoryKeys(trx, storeId),
    attributes: new Set((await listAttributeValues(trx)).map(({ name, value }) => `${name} ${value}`)),
  }
}

async function apply(trx: Database, by: By, storeId: string, shop: ImportContext, plans: ProductPlan[]): Promise<void> {
  for (const plan of plans) {
    if (plan.isChanged) await applyProduct(trx, by, storeId, shop, plan)
    for (const variant of plan.variants) if (variant.isChanged) await applyVariant(trx, by, plan.after.id, variant)
    for (const move of movesOf(plan)) await applyMove(trx, by, shop, move)
  }
  const touched = plans.filter((plan) => plan.isChanged || plan.variants.some(({ isChanged }) => isChanged))
  await refreshProductIndex(
    trx,
    touched.map(({ after }) => after.id),
  )
}

async function applyProduct(
  trx: Database,
  by: By,
  storeId: string,
  shop: ImportContext,
  { before, after }: ProductPlan,
) {
  const { id, key, kind, title, drafts, status, tags, lead_time_days, width_mm, depth_mm, height_mm } = after
  if (!before) {
    await insertProduct(trx, { id, store_id: storeId, kind, key, title, slug: slugsOf(title), drafts })
  }
  const facts = { status, tags, drafts, lead_time_days, width_mm, depth_mm, height_mm }
  const texts = each(productTextNames, (name) => after[name])
  await updateProduct(trx, id, { ...texts, slug: slugsOf(title), ...facts })
  await replaceCategories(
    trx,
    id,
    after.categories.flatMap((one) => shop.categories.get(one) ?? []),
  )
  await recordChange(trx, by, {
    action: before ? 'products.change' : 'products.add',
    subject: 'product',
    id,
    title: key,
    before: before && productFacts(before),
    after: productFacts(after),
  })
}

async function applyVariant(trx: Database, by: By, productId: string, { before, after }: VariantPlan): Promise<void> {
  const { id, sku, title, attributes, price_cents, sale_percent, stock: _stock, ...others } = after
  const { variant_width_mm: width_mm, variant_depth_mm: depth_mm, variant_height_mm: height_mm, ...facts } = others
  const inHongKong = (moment: string | null) => moment && `${moment}+08`
  const [sale_starts_at, sale_ends_at] = [inHongKong(after.sale_starts_at), inHongKong(after.sale_ends_at)]
  if (!before)
    await insertVariant(trx, { id, product_id: productId, sku, title, attributes, price_cents, sale_percent })
  const prices = { price_cents, sale_percent, sale_starts_at, sale_ends_at }
  const change = { ...facts, ...prices, width_mm, depth_mm, height_mm, title, attributes }
  await updateVariant(trx, id, change)
  await recordChange(trx, by, {
    action: before ? 'products.change-variant' : 'products.add-variant',
    subject: 'variant',
    id,
    title: sku,
    before: before && variantFacts(before),
    after: variantFacts(after),
  })
}

async function applyMove(trx: Database, by: By, shop: ImportContext, { variantId, sku, warehouse, from, to }: Move) {
  const shelf = { variant_id: variantId, warehouse_id: shop.warehouses.get(warehouse) ?? '' }
  const isMoved = await moveUnits(trx, {
    id: newId(),
    ...shelf,
    from,
    quantity: to - from,
    reason: 'CSV',
    staff_id: by.id,
  })
  if (!isMoved) throw new AppError('changed-meanwhile')
  const after = { stock: to, warehouse, reason: 'CSV' }
  const facts = { id: variantId, title: sku, before: { stock: from }, after }
  await recordChange(trx, by, { action: 'stock.move', subject: 'variant', ...facts })
}

function movesOf({ variants }: ProductPlan): Move[] {
  return variants.flatMap(({ before, after }) =>
    Object.entries(after.stock).flatMap(([warehouse, to]) => {
      const from = before?.stock[warehouse] ?? 0
      return from === to ? [] : [{ variantId: after.id, sku: after.sku, warehouse, from, to }]
    }),
  )
}
