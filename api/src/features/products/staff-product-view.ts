import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { productTextNames } from '@fitout/contract/product-fields.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { versionOf } from '../../http/seen-version.ts'
import { modelUrl, pictureOf } from '../pictures/pictures-service.ts'
import { findStaffProductRow, type StaffProductRow, type StaffSummaryRow } from './staff-products-queries.ts'
import { listStaffVariants, type StaffVariantRow } from './staff-variants-queries.ts'

export type Details = AnswerInput<typeof findStaffProduct>

/** Throws `product-not-found`. */
export async function showProductToStaff(db: Database, productId: string): Promise<Details> {
  const row = await requireProduct(db, productId)
  const variants = await listStaffVariants(db, row.id)
  const { lead_time_days, tags, rank, category_ids, model_file } = row
  return {
    data: {
      ...presentSummary(row),
      ...textsOf(row),
      lead_time_days,
      tags,
      rank,
      category_ids,
      dimensions: dimensionsOf(row),
      model_url: model_file === null ? null : modelUrl(model_file),
      pictures: row.pictures.map((picture) => ({ ...pictureOf(picture), alt: picture.alt })),
      variants: variants.map(presentVariant),
      version: versionOf(factsOf(row)),
      pictures_version: versionOf(picturesOf(row)),
      sales_version: versionOf(variants.map(saleOf)),
    },
  }
}

/** Throws `product-not-found`. */
export async function requireProduct(db: Database, id: string): Promise<StaffProductRow> {
  const row = isId(id) ? await findStaffProductRow(db, id) : undefined
  if (!row) throw new AppError('product-not-found')
  return row
}

export function factsOf(row: StaffProductRow) {
  const { status, drafts, lead_time_days, tags, rank, category_ids } = row
  const dimensions = dimensionsOf(row)
  return { ...textsOf(row), status, drafts, lead_time_days, dimensions, tags, rank, category_ids }
}

const textsOf = (row: StaffProductRow) => recordOf(productTextNames, (name) => row[name])

export function picturesOf({ pictures }: StaffProductRow) {
  return pictures.map(({ id, alt }) => ({ picture_id: id, alt }))
}

export function variantFactsOf(row: StaffVariantRow) {
  const { sku, title, includes, status, attributes, picture_id, point_price, low_stock_from } = row
  const numbers = { point_price, low_stock_from, dimensions: dimensionsOf(row), parcel: parcelOf(row) }
  return { sku, title, includes, status, attributes, picture_id, ...numbers }
}

function parcelOf({ parcel_grams, parcel_length_mm, parcel_width_mm, parcel_height_mm }: StaffVariantRow) {
  return { grams: parcel_grams, length_mm: parcel_length_mm, width_mm: parcel_width_mm, height_mm: parcel_height_mm }
}

/** The price of a variant, and the discount and dates of its sale. */
export function pricesOf(row: StaffVariantRow) {
  return { price: toDollars(row.price_cents), ...saleOf(row) }
}

/** The moments of a row, or as JSON contains them. */
type Sale = { sale_percent: number; sale_starts_at: Date | string | null; sale_ends_at: Date | string | null }

export function saleOf({ sale_percent, sale_starts_at, sale_ends_at }: Sale) {
  const instant = (moment: Date | string | null) => moment && new Date(moment).toISOString()
  return { sale_percent, sale_starts_at: instant(sale_starts_at), sale_ends_at: instant(sale_ends_at) }
}

export function presentSummary(row: StaffSummaryRow): AnswerInput<typeof listStaffProducts>['data'][number] {
  const {
    id,
    key,
    store,
    kind,
    status,
    title,
    drafts,
    available,
    price_from_cents: cents,
    points_from,
    sale,
    picture,
  } = row
  const price_from = cents === null ? null : toDollars(cents)
  const shown = { key, store, kind, status, title, drafts, available, price_from, points_from }
  return { _id: id, ...shown, sale: sale && saleOf(sale), picture: picture && pictureOf(picture) }
}

export function presentVariant(row: StaffVariantRow): Details['data']['variants'][number] {
  const facts = variantFactsOf(row)
  const prices = pricesOf(row)
  const versions = { version: versionOf(facts), prices_version: versionOf(prices) }
  return { _id: row.id, ...facts, ...prices, shelves: row.shelves, waiting: row.waiting, ...versions }
}

function dimensionsOf({ width_mm, depth_mm, height_mm }: StaffProductRow | StaffVariantRow) {
  return width_mm && depth_mm && height_mm ? { width_mm, depth_mm, height_mm } : null
}
