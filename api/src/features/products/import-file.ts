import type { Context } from '../../context.ts'
import { type Database, isTaken, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Pieces } from '../../http/csv-reader.ts'
import { applyPlans, movesOf } from './apply-import.ts'
import { findShopLanguages } from '../configuration/shop-languages-service.ts'
import { planImport, type ImportContext, type ProductPlan } from './plan-import.ts'
import { listCategoryKeys, listFiledProductsOf, listSkuHolders, listWarehouseKeys } from './product-file-queries.ts'
import { lockProducts } from './product-index-queries.ts'
import { type FileRow, readProductFile } from './read-product-file.ts'
import type { ImportOutcome } from './import-outcome.ts'
import { listAttributeValues } from './staff-attributes-queries.ts'
import type { By } from './staff-products-service.ts'

// Staff never fix more in one go.
const faultsAtMost = 500
const triesAtMost = 3

type ImportOptions = {
  isDry: boolean
  /** Called, outside of the transaction, with the number of rows done. */
  onProgress?: (rows: number) => Promise<void>
  /** Called in the transaction that applies the file. */
  conclude?: (trx: Database, outcome: ImportOutcome) => Promise<void>
}

/**
 * Reports what a file would change, or applies it as a whole or not at all. Planned again if the shop changes
 * meanwhile. Throws as `readProductFile`, and `changed-meanwhile`.
 */
export async function importFile(
  context: Context,
  by: By,
  open: () => Pieces,
  options: ImportOptions,
): Promise<ImportOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryFile(context, by, open(), options)
    } catch (error) {
      const isChanged = isTaken(error) || (error instanceof AppError && error.code === 'changed-meanwhile')
      if (!isChanged) throw error
      if (attempt === triesAtMost) throw new AppError('changed-meanwhile')
    }
  }
}

async function tryFile(
  { db, config }: Context,
  by: By,
  pieces: Pieces,
  { isDry, onProgress = async () => {}, conclude = async () => {} }: ImportOptions,
): Promise<ImportOutcome> {
  return transaction(db, async (trx) => {
    const storeId = config.mainStoreId
    const warehouses = await listWarehouseKeys(trx, storeId)
    const file = await readProductFile(pieces, warehouses.keys())
    const shop = await lookAt(trx, storeId, warehouses, file.rows, !isDry)
    const plans = await planImport(file, shop)
    const isApplied = !isDry && file.faults.length === 0
    const rowsOf = (products: number) => Math.floor((file.rows.length * products) / plans.length)
    if (isApplied) await applyPlans(trx, { by, storeId, shop }, plans, async (products) => onProgress(rowsOf(products)))
    const outcome = outcomeOf(file, plans, isApplied)
    if (isApplied) await conclude(trx, outcome)
    return outcome
  })
}

function outcomeOf(
  { rows, faults }: { rows: FileRow[]; faults: ImportOutcome['faults'] },
  plans: ProductPlan[],
  isApplied: boolean,
): ImportOutcome {
  const all = plans.flatMap((plan) => [
    { name: plan.after.key, ...plan },
    ...plan.variants.map((variant) => ({ name: variant.after.sku, ...variant })),
  ])
  return {
    rows: rows.length,
    faults: faults.toSorted((a, b) => a.row - b.row).slice(0, faultsAtMost),
    added: all.filter(({ before }) => !before).map(({ name }) => name),
    changed: all.filter(({ before, isChanged }) => before && isChanged).map(({ name }) => name),
    moved: plans.flatMap(movesOf).map(({ sku, warehouse, from, to }) => ({ sku, warehouse, from, to })),
    is_applied: isApplied,
  }
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
  }
  return {
    warehouses,
    products: new Map((await listFiledProductsOf(trx, storeId, keys)).map((product) => [product.key, product])),
    skuHolders: await listSkuHolders(trx, valuesOf('sku')),
    categories: await listCategoryKeys(trx, storeId),
    languages: await findShopLanguages(trx),
    attributes: new Set((await listAttributeValues(trx)).map(({ name, value }) => `${name} ${value}`)),
  }
}
