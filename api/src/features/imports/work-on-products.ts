import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { createYielding } from '../../http/yielding.ts'
import { findOrAddCategories } from '../categories/category-paths-service.ts'
import { findShopLanguages } from '../configuration/shop-languages-service.ts'
import { rememberAddresses } from '../former-addresses/former-addresses-service.ts'
import { importFile } from '../products/products-service.ts'
import { readProduct } from './formats.ts'
import { faultAt, type ImportFault } from './import-records.ts'
import {
  changeRecords,
  findFirstWarehouse,
  type ImportRecord,
  listEarlierSkus,
  listKnownKeys,
  listProductIds,
  type RecordChange,
  rememberThings,
} from './import-records-queries.ts'
import { advanceImport, type ImportRow } from './imports-queries.ts'
import { nameOf, ownFaultsOf, productFileOf } from './product-rows.ts'
import type { ReadProduct } from './read-product.ts'

type Candidate = { record: ImportRecord; product: ReadProduct; faults: ImportFault[] }
export type Piece = { run: ImportRow; records: ImportRecord[] }

/** The key by which a product of another shop is remembered. */
export const thingKey = ({ format }: ImportRow, key: string) => `${format.split('_')[0]} product ${key}`

const keepsOut = (faults: ImportFault[]) => faults.some((fault) => !fault.is_passed_over)

/** Validates products, and stores nothing but the errors. */
export async function checkProducts(context: Context, { run, records }: Piece): Promise<void> {
  const { here, candidates } = await candidatesOf(context, run, records)
  await findFaults(context, run, candidates)
  await transaction(context.db, async (trx) => {
    await changeRecords(trx, run.id, [
      ...here.map(({ key, faults }) => ({ key, status: 'HERE' as const, faults })),
      ...candidates.map(({ record, faults }) => ({
        key: record.key,
        status: keepsOut(faults) ? ('FAULTY' as const) : ('FINE' as const),
        faults,
      })),
    ])
    await advance(trx, run, records)
  })
}

/** Imports products in one transaction, except those that have become invalid. Throws `changed-meanwhile`. */
export async function applyProducts(context: Context, { run, records }: Piece): Promise<void> {
  const by = { id: run.staff_id, source: run.source ?? undefined }
  const { here, candidates } = await candidatesOf(context, run, records)
  const settled: RecordChange[] = here.map(({ key, faults }) => ({ key, status: 'HERE', faults }))
  let open = candidates
  for (;;) {
    for (const { record, faults } of open.filter((one) => keepsOut(one.faults))) {
      settled.push({ key: record.key, status: 'FAULTY', faults })
    }
    open = open.filter(({ faults }) => !keepsOut(faults))
    if (open.length === 0) break
    const paths = open.flatMap(({ product }) => product.categories)
    const keys = await findOrAddCategories(context, by, paths, run.language)
    const file = await fileOf(context, run, open, (product) =>
      product.categories.flatMap((path) => keys.get(path.join(' > ')) ?? []),
    )
    const outcome = await importFile(context, by, file.open, {
      isDry: false,
      conclude: (trx) => conclude(context, trx, { run, records, open, settled }),
    })
    if (outcome.is_applied) return
    notePlanned(open, file.origins, outcome.faults)
  }
  await transaction(context.db, (trx) => conclude(context, trx, { run, records, open, settled }))
}

type Settled = Piece & { open: Candidate[]; settled: RecordChange[] }

async function conclude({ config, clock }: Context, trx: Database, { run, records, open, settled }: Settled) {
  const ids = await listProductIds(
    trx,
    config.mainStoreId,
    open.map(({ product }) => product.key),
  )
  const idOf = ({ product }: Candidate) => ids.get(product.key) ?? ''
  const things = open.map((one) => ({ key: thingKey(run, one.record.key), product_id: idOf(one) }))
  const isFirst = await rememberThings(trx, things, { importId: run.id, now: clock.now() })
  // Another process has imported the same.
  if (!isFirst) throw new AppError('changed-meanwhile')
  await rememberAddresses(
    trx,
    open.flatMap((one) => one.product.oldPaths.map((path) => ({ path, product_id: idOf(one) }))),
    clock.now(),
  )
  await changeRecords(trx, run.id, [
    ...settled,
    ...open.map(({ record, product, faults }) => ({
      key: record.key,
      status: product.pictures.length === 0 && !product.isShown ? ('PICTURED' as const) : ('APPLIED' as const),
      faults,
    })),
  ])
  await advance(trx, run, records)
}

async function advance(trx: Database, run: ImportRow, records: ImportRecord[]): Promise<void> {
  const to = { position: records.at(-1)?.place ?? run.position, done: records.length }
  if (!(await advanceImport(trx, run, to))) throw new AppError('changed-meanwhile')
}

/** Splits the records into products imported before and new ones. */
async function candidatesOf({ db }: Context, run: ImportRow, records: ImportRecord[]) {
  const known = await listKnownKeys(
    db,
    records.map(({ key }) => thingKey(run, key)),
  )
  const here = records.filter(({ key }) => known.has(thingKey(run, key)))
  const yieldIfDue = createYielding()
  const candidates: Candidate[] = []
  for (const record of records.filter((one) => !here.includes(one))) {
    const product = readProduct(run.format, record.rows, run.mapping, { language: run.language })
    candidates.push({ record, product, faults: ownFaultsOf(product) })
    await yieldIfDue()
  }
  return { here, candidates }
}

async function findFaults(context: Context, run: ImportRow, candidates: Candidate[]): Promise<void> {
  const { db, config } = context
  const skus = candidates.flatMap(({ record }) => record.skus)
  const last = Math.max(0, ...candidates.map(({ record }) => record.place))
  const earlier = await listEarlierSkus(db, run.id, skus, last)
  const taken = await listProductIds(
    db,
    config.mainStoreId,
    candidates.map(({ product }) => product.key),
  )
  const seen = new Set<string>()
  for (const { record, product, faults } of candidates) {
    if (taken.has(product.key) || seen.has(product.key))
      faults.push(faultAt(product.at, nameOf(product, 'product'), 'duplicate'))
    seen.add(product.key)
    for (const { at, sku } of product.variants) {
      const place = earlier.get(sku)
      const isAgain = place !== undefined && place < record.place
      if (isAgain) faults.push(faultAt(at, nameOf(product, 'sku'), 'duplicate', { value: sku }))
    }
  }
  const open = candidates.filter(({ faults }) => !keepsOut(faults))
  if (open.length === 0) return
  const file = await fileOf(context, run, open)
  const by = { id: run.staff_id, source: run.source ?? undefined }
  const { faults } = await importFile(context, by, file.open, { isDry: true })
  notePlanned(open, file.origins, faults)
}

type PlannedFault = { row: number; column: string; code: ImportFault['code']; value: string }
type Origins = Awaited<ReturnType<typeof fileOf>>['origins']

/** Adds the errors of the shop's own rules to the cells they come from. */
function notePlanned(open: Candidate[], origins: Origins, planned: PlannedFault[]): void {
  for (const { row, column, code, value } of planned) {
    // Row 1 is the header.
    const origin = origins[row - 2]
    const candidate = open.find(({ product }) => product === origin?.product)
    if (!origin || !candidate) throw new Error(`a fault of a file that was made here: ${column} ${code}`)
    candidate.faults.push(faultAt(origin.at, nameOf(origin.product, column), code, { value }))
  }
}

async function fileOf(
  { db, config }: Context,
  { language }: ImportRow,
  open: Candidate[],
  categoriesOf?: (product: ReadProduct) => string[],
) {
  const warehouse = await findFirstWarehouse(db, config.mainStoreId)
  const spread = spreadOver(await findShopLanguages(db), language)
  const products = open.map(({ product }) => product)
  return productFileOf(products, { warehouse, spread, ...(categoriesOf && { categoriesOf }) })
}

/** Copies the main language to those that the studio does not write. */
function spreadOver(shopLanguages: readonly Locale[], language: Locale) {
  const unwritten = locales.filter((one) => !shopLanguages.includes(one))
  const [own = language] = shopLanguages
  return (words: Words): Words => ({
    ...Object.fromEntries(unwritten.map((one) => [one, words[own]])),
    ...words,
  })
}
