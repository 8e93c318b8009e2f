import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import { toCents } from '@fitout/contract/money.ts'
import type { addVariant, changeVariant, moveStock, priceVariant, setSale } from '@fitout/contract/staff/variants.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { requireSeen } from '../../http/seen-version.ts'
import { recordChange } from '../audit/audit-service.ts'
import { refreshProductIndex } from './product-index.ts'
import { lockProducts } from './product-index-queries.ts'
import {
  type Details,
  presentVariant,
  pricesOf,
  requireProduct,
  saleOf,
  showProductToStaff,
  variantFactsOf,
} from './staff-product-view.ts'
import { listAttributeValues } from './staff-attributes-queries.ts'
import type { By } from './staff-products-service.ts'
import { requireWhole } from './staff-products-service.ts'
import {
  findProductOfVariant,
  findSku,
  insertVariant,
  listStaffVariants,
  lockVariant,
  moveUnits,
  placeVariants,
  type StaffVariantRow,
  updateVariant,
} from './staff-variants-queries.ts'
import { findVariantIds } from './searched-products-queries.ts'
import { listLedger } from './stock-ledger-queries.ts'
import { listVariantRows, type VariantFilter } from './variant-list-queries.ts'

/** Throws `product-not-found` or `sku-taken`. */
export async function addVariantByStaff(
  context: Context,
  by: By,
  productId: string,
  { price, parcel, dimensions, point_price = null, low_stock_from = null, ...variant }: Body<typeof addVariant>,
): Promise<Details> {
  return transaction(context.db, async (trx) => {
    const product = await requireProduct(trx, productId)
    await lockProducts(trx, [product.id])
    await requireFreeSku(trx, variant.sku, undefined)
    await requireAttributes(trx, variant.attributes)
    const id = newId()
    await insertVariant(trx, { ...variant, id, product_id: product.id, price_cents: toCents(price) })
    await updateVariant(trx, id, {
      ...parcelColumns(parcel),
      ...measureColumns(dimensions),
      point_price,
      low_stock_from,
    })
    await refreshProductIndex(trx, [product.id])
    await recordChange(trx, by, {
      action: 'products.add-variant',
      subject: 'variant',
      id,
      title: variant.sku,
      before: undefined,
      after: { ...variant, price, point_price, low_stock_from, dimensions, parcel },
    })
    return showProductToStaff(trx, product.id)
  })
}

/** Throws `variant-not-found`, `picture-not-found`, `product-incomplete`, `sku-taken` or `changed-meanwhile`. */
export async function changeVariantByStaff(
  context: Context,
  by: By,
  variantId: string,
  { version, picture_id, attributes, parcel, dimensions, ...change }: Body<typeof changeVariant>,
): Promise<Details> {
  return onVariant(context, by, variantId, 'products.change-variant', async (trx, before) => {
    requireSeen(version, variantFactsOf(before))
    await requireFreeSku(trx, change.sku, before.id)
    await requireAttributes(trx, attributes)
    const product = await requireProduct(trx, before.product_id)
    const position = product.pictures.findIndex(({ id }) => id === picture_id)
    if (picture_id !== null && position === -1) throw new AppError('picture-not-found')
    const picture_position = picture_id === null ? null : position
    const measures = { ...parcelColumns(parcel), ...measureColumns(dimensions) }
    const facts = { ...change, ...measures, attributes }
    await updateVariant(trx, before.id, { ...facts, picture_position })
    if (product.status === 'ACTIVE') await requireWhole(trx, product)
    return {}
  })
}

/** Throws `variant-not-found`. */
export async function moveVariantByStaff(
  context: Context,
  by: By,
  variantId: string,
  position: number,
): Promise<Details> {
  return onVariant(context, by, variantId, 'products.move-variant', async (trx, { id, product_id }) => {
    const ids = (await listStaffVariants(trx, product_id)).map((one) => one.id)
    const placed = ids.filter((one) => one !== id).toSpliced(position, 0, id)
    await placeVariants(trx, placed)
    return { before: { position: ids.indexOf(id) }, after: { position: placed.indexOf(id) } }
  })
}

/** Throws `variant-not-found` or `changed-meanwhile`. */
export async function priceByStaff(
  context: Context,
  by: By,
  variantId: string,
  { price, version, ...sale }: Body<typeof priceVariant>,
): Promise<Details> {
  return onVariant(context, by, variantId, 'products.price', async (trx, before) => {
    const { id } = before
    requireSeen(version, pricesOf(before))
    await updateVariant(trx, id, { price_cents: toCents(price), ...sale })
    await awaitSale(context, trx, sale)
    return {}
  })
}

type Sale = Omit<Body<typeof setSale>, 'version'>

/** Throws `product-not-found` or `changed-meanwhile`. */
export async function putOnSale(
  context: Context,
  by: By,
  productId: string,
  { version, ...sale }: Body<typeof setSale>,
): Promise<Details> {
  return transaction(context.db, async (trx) => {
    const product = await requireProduct(trx, productId)
    await lockProducts(trx, [product.id])
    const variants = await listStaffVariants(trx, product.id)
    requireSeen(version, variants.map(saleOf))
    for (const { id, status } of variants) {
      if (status !== 'ACTIVE') continue
      await changeLocked(trx, by, id, 'products.price', async () => {
        await updateVariant(trx, id, sale)
        return {}
      })
    }
    await refreshProductIndex(trx, [product.id])
    await awaitSale(context, trx, sale)
    return showProductToStaff(trx, product.id)
  })
}

/** Pages are refreshed by a job when a sale begins or ends; booking forms check the clock themselves. */
async function awaitSale({ jobs, clock }: Context, trx: Database, { sale_starts_at, sale_ends_at }: Sale) {
  for (const moment of [sale_starts_at, sale_ends_at]) {
    const seconds = moment ? Math.ceil((Date.parse(moment) - clock.now().getTime()) / 1000) : 0
    if (seconds > 0) await jobs.enqueue(trx, 'turn-sales', {}, { startAfterSeconds: seconds })
  }
}

/**
 * Throws `variant-not-found`, `shelf-short` if fewer units are free, or `changed-meanwhile` if the number has
 * changed.
 */
export async function moveByStaff(
  context: Context,
  by: By,
  variantId: string,
  { seen, ...movement }: Body<typeof moveStock>,
): Promise<Details> {
  return onVariant(context, by, variantId, 'stock.move', async (trx, { id, shelves }) => {
    const isMoved = await moveUnits(trx, { id: newId(), variant_id: id, staff_id: by.id, ...movement }, seen)
    if (!isMoved) {
      const shelf = shelves.find((one) => one.warehouse_id === movement.warehouse_id)
      const hasChanged = seen !== undefined && shelf !== undefined && shelf.available !== seen
      throw new AppError(hasChanged ? 'changed-meanwhile' : 'shelf-short')
    }
    return { after: { reason: movement.reason } }
  })
}

/** The variants of all products, for the sheet of prices and stock. */
export async function showAllVariants(context: Context, request: PageRequest & { query: VariantFilter }) {
  const { q } = request.query
  const found = q ? await findVariantIds(context.db, q) : undefined
  const listed = await listVariantRows(context.db, { ...request.query, found }, placeOf(request.query))
  return pageOf(context, request, listed, (rows) =>
    rows.map((row) => ({
      ...presentVariant(row),
      product: { _id: row.product_id, title: row.product_title, status: row.product_status },
    })),
  )
}

/** Throws `variant-not-found`. */
export async function showLedger(context: Context, variantId: string, request: PageRequest) {
  if (!isId(variantId) || !(await findProductOfVariant(context.db, variantId))) throw new AppError('variant-not-found')
  const found = await listLedger(context.db, variantId, placeOf(request.query))
  return pageOf(context, request, found, (rows) =>
    rows.map(({ id, order_id, reference, ...entry }) => ({
      _id: id,
      ...entry,
      order: order_id && reference ? { _id: order_id, reference } : null,
    })),
  )
}

/** Returns the details for the audit entry that are not in the variant's own facts. */
type VariantStep = (
  trx: Database,
  before: StaffVariantRow,
) => Promise<{ before?: Record<string, unknown>; after?: Record<string, unknown> }>

/** The product is locked before its variant, as everywhere. */
async function onVariant(context: Context, by: By, variantId: string, action: AuditAction, step: VariantStep) {
  return transaction(context.db, async (trx) => {
    const productId = isId(variantId) ? await findProductOfVariant(trx, variantId) : undefined
    if (!productId) throw new AppError('variant-not-found')
    await lockProducts(trx, [productId])
    await changeLocked(trx, by, variantId, action, step)
    await refreshProductIndex(trx, [productId])
    return showProductToStaff(trx, productId)
  })
}

async function changeLocked(trx: Database, by: By, variantId: string, action: AuditAction, step: VariantStep) {
  const before = await lockVariant(trx, variantId)
  if (!before) throw new AppError('variant-not-found')
  const more = await step(trx, before)
  const after = await lockVariant(trx, before.id)
  await recordChange(trx, by, {
    action,
    subject: 'variant',
    id: before.id,
    title: before.sku,
    before: { ...trailOf(before), ...more.before },
    after: after && { ...trailOf(after), ...more.after },
  })
}

function parcelColumns(parcel: Body<typeof addVariant>['parcel']) {
  if (!parcel) return {}
  const { grams, length_mm, width_mm, height_mm } = parcel
  return { parcel_grams: grams, parcel_length_mm: length_mm, parcel_width_mm: width_mm, parcel_height_mm: height_mm }
}

function measureColumns(dimensions: Body<typeof addVariant>['dimensions']) {
  if (dimensions === undefined) return {}
  return dimensions ?? { width_mm: null, depth_mm: null, height_mm: null }
}

async function requireFreeSku(trx: Database, sku: string, ownId: string | undefined): Promise<void> {
  const holder = await findSku(trx, sku)
  if (holder !== undefined && holder !== ownId) throw new AppError('sku-taken')
}

/** Only colours, materials and sizes with titles in each language. */
async function requireAttributes(trx: Database, attributes: StaffVariantRow['attributes']): Promise<void> {
  const known = new Set((await listAttributeValues(trx)).map(({ name, value }) => `${name} ${value}`))
  const errors = Object.entries(attributes)
    .filter(([name, value]) => !known.has(`${name} ${value}`))
    .map(([name]) => ({ path: `attributes.${name}`, code: 'not-listed' as const }))
  if (errors.length > 0) throw new AppError('invalid-input', { errors })
}

function trailOf(row: StaffVariantRow) {
  const available = row.shelves.reduce((units, shelf) => units + shelf.available, 0)
  return { ...variantFactsOf(row), ...pricesOf(row), available }
}
