import { createReadStream } from 'node:fs'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { slugsOf } from '@fitout/contract/formats.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { each, productTextNames } from '@fitout/contract/product-fields.ts'
import type { importProducts } from '@fitout/contract/staff/product-files.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { type Database, isTaken, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { fieldErrorWords } from '../../words.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChanges } from '../audit/audit-service.ts'
import { planImport, type ProductPlan, type ImportContext } from './plan-import.ts'
import { productFacts, variantFacts } from './product-file-versions.ts'
import {
  type FiledVariant,
  listCategoryKeys,
  listFiledProductsOf,
  listSkuHolders,
  listWarehouseKeys,
  lockShelves,
} from './product-file-queries.ts'
import { refreshProductIndex } from './product-index.ts'
import { lockProducts } from './product-index-queries.ts'
import {
  insertProducts,
  insertVariants,
  moveUnitsOf,
  replaceCategoriesOf,
  updateProducts,
  updateVariants,
} from './product-import-queries.ts'
import { type FileRow, readProductFile } from './read-product-file.ts'
import type { By } from './staff-products-service.ts'
import { listAttributeValues } from './staff-attributes-queries.ts'

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
  const work = transaction(db, async (trx) => {
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
  return work.catch((error: unknown) => {
    // Another file, or a form, was faster with a new key or SKU.
    throw isTaken(error) ? new AppError('changed-meanwhile') : error
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

// Statements stay below their limit of time, and other work goes on between them.
const productsAtOnce = 500

async function apply(trx: Database, by: By, storeId: string, shop: ImportContext, plans: ProductPlan[]): Promise<void> {
  const touched = plans.filter(({ isChanged, variants }) => isChanged || variants.some((one) => one.isChanged))
  for (let start = 0; start < plans.length; start += productsAtOnce) {
    const some = plans.slice(start, start + productsAtOnce)
    await applyProducts(
      trx,
      by,
      storeId,
      shop,
      some.filter(({ isChanged }) => isChanged),
    )
    await applyVariants(trx, by, some)
    await applyMoves(trx, by, shop, some.flatMap(movesOf))
  }
  await refreshProductIndex(
    trx,
    touched.map(({ after }) => after.id),
  )
}

async function applyProducts(trx: Database, by: By, storeId: string, shop: ImportContext, plans: ProductPlan[]) {
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
      return { id, ...each(productTextNames, (name) => after[name]), slug: slugsOf(title), ...facts }
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

function movesOf({ variants }: ProductPlan): Move[] {
  return variants.flatMap(({ before, after }) =>
    Object.entries(after.stock).flatMap(([warehouse, to]) => {
      const from = before?.stock[warehouse] ?? 0
      return from === to ? [] : [{ variantId: after.id, sku: after.sku, warehouse, from, to }]
    }),
  )
}
