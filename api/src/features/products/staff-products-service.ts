import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { slugsOf } from '@fitout/contract/formats.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import type { changeProduct, findStaffProduct, moveStock, priceVariant } from '@fitout/contract/staff-products.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { refreshProductIndex } from './product-index.ts'
import { lockProducts } from './product-index-queries.ts'
import {
  findStaffProductRow,
  listStaffProductRows,
  listStaffVariants,
  lockVariant,
  moveUnits,
  type ProductFilter,
  type StaffProductRow,
  type StaffVariantRow,
  updateProduct,
  updateVariantPrice,
} from './staff-products-queries.ts'

type By = { id: string }
type Details = AnswerInput<typeof findStaffProduct>

export async function showAllProducts(context: Context, page: PageRequest & { query: ProductFilter }) {
  const { page: number, per_page: size } = page.query
  const range = { offset: (number - 1) * size, limit: size }
  const { rows, total } = await listStaffProductRows(context.db, page.query, range)
  return pageOf(context, page, rows.map(presentProduct), total)
}

/** Throws `product-not-found`. */
export async function showProductToStaff(db: Database, productId: string): Promise<Details> {
  const row = await requireProduct(db, productId)
  const variants = await listStaffVariants(db, row.id)
  const { summary, description } = row
  return { data: { ...presentProduct(row), summary, description, variants: variants.map(presentVariant) } }
}

/** Throws `product-not-found`. */
export async function changeByStaff(
  context: Context,
  by: By,
  productId: string,
  change: Body<typeof changeProduct>,
): Promise<Details> {
  return transaction(context.db, async (trx) => {
    await lockProducts(trx, [requireId(productId, 'product-not-found')])
    const before = await requireProduct(trx, productId)
    await updateProduct(trx, before.id, { ...change, slug: change.title && slugsOf(change.title) })
    await refreshProductIndex(trx, [before.id])
    const after = await requireProduct(trx, before.id)
    await recordChange(trx, by, {
      action: 'products.change',
      subject: 'product',
      id: before.id,
      title: before.key,
      before: textsOf(before),
      after: textsOf(after),
    })
    return showProductToStaff(trx, before.id)
  })
}

/** Throws `variant-not-found`. */
export async function priceByStaff(
  context: Context,
  by: By,
  variantId: string,
  { price, sale_percent }: Body<typeof priceVariant>,
): Promise<Details> {
  return changeVariant(context, by, variantId, 'products.price', async (trx, { id }) => {
    await updateVariantPrice(trx, id, { price_cents: toCents(price), sale_percent })
    return {}
  })
}

/** Throws `variant-not-found`, or `out-of-stock` where fewer units are free. */
export async function moveByStaff(
  context: Context,
  by: By,
  variantId: string,
  movement: Body<typeof moveStock>,
): Promise<Details> {
  return changeVariant(context, by, variantId, 'stock.move', async (trx, { id }) => {
    if (!(await moveUnits(trx, { id: newId(), variant_id: id, ...movement }))) throw new AppError('out-of-stock')
    return { reason: movement.reason }
  })
}

type VariantStep = (trx: Database, before: StaffVariantRow) => Promise<Record<string, unknown>>

async function changeVariant(context: Context, by: By, variantId: string, action: string, step: VariantStep) {
  return transaction(context.db, async (trx) => {
    const before = await lockVariant(trx, requireId(variantId, 'variant-not-found'))
    if (!before) throw new AppError('variant-not-found')
    const more = await step(trx, before)
    await refreshProductIndex(trx, [before.product_id])
    const after = await lockVariant(trx, before.id)
    await recordChange(trx, by, {
      action,
      subject: 'variant',
      id: before.id,
      title: before.sku,
      before: factsOf(before),
      after: after && { ...factsOf(after), ...more },
    })
    return showProductToStaff(trx, before.product_id)
  })
}

async function requireProduct(db: Database, id: string): Promise<StaffProductRow> {
  const row = await findStaffProductRow(db, requireId(id, 'product-not-found'))
  if (!row) throw new AppError('product-not-found')
  return row
}

function requireId(id: string, code: 'product-not-found' | 'variant-not-found'): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new AppError(code)
  return id.toLowerCase()
}

function textsOf({ title, summary, description, status }: StaffProductRow) {
  return { title, summary, description, status }
}

function factsOf({ price_cents, sale_percent, shelves }: StaffVariantRow) {
  const available = shelves.reduce((units, shelf) => units + shelf.available, 0)
  return { price: toDollars(price_cents), sale_percent, available }
}

function presentProduct(row: StaffProductRow) {
  const { id, key, kind, status, title, available, price_from_cents: cents } = row
  return { _id: id, key, kind, status, title, available, price_from: cents === null ? null : toDollars(cents) }
}

function presentVariant({ id, sku, title, price_cents, sale_percent, shelves }: StaffVariantRow) {
  return { _id: id, sku, title, price: toDollars(price_cents), sale_percent, shelves }
}
