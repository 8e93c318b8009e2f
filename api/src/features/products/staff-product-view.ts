import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { findStaffProduct, listStaffProducts } from '@fitout/contract/staff-products.ts'
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
  const { summary, description, materials, care, lead_time_days, category_ids, model_file } = row
  return {
    data: {
      ...presentSummary(row),
      summary,
      description,
      materials,
      care,
      lead_time_days,
      category_ids,
      dimensions: dimensionsOf(row),
      model_url: model_file === null ? null : modelUrl(model_file),
      pictures: row.pictures.map((picture) => ({ ...pictureOf(picture), alt: picture.alt })),
      variants: variants.map(presentVariant),
      version: versionOf(factsOf(row)),
      pictures_version: versionOf(picturesOf(row)),
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
  const { title, summary, description, materials, care, status, drafts, lead_time_days, category_ids } = row
  const dimensions = dimensionsOf(row)
  const texts = { title, summary, description, materials, care }
  return { ...texts, status, drafts, lead_time_days, dimensions, category_ids }
}

export function picturesOf({ pictures }: StaffProductRow) {
  return pictures.map(({ id, alt }) => ({ picture_id: id, alt }))
}

export function variantFactsOf({ sku, title, status, attributes, picture_id }: StaffVariantRow) {
  return { sku, title, status, attributes, picture_id }
}

export function presentSummary(row: StaffSummaryRow): AnswerInput<typeof listStaffProducts>['data'][number] {
  const { id, key, kind, status, title, drafts, available, price_from_cents: cents, picture } = row
  const price_from = cents === null ? null : toDollars(cents)
  return { _id: id, key, kind, status, title, drafts, available, price_from, picture: picture && pictureOf(picture) }
}

function presentVariant(row: StaffVariantRow): Details['data']['variants'][number] {
  const { id, sku, title, status, attributes, picture_id, price_cents, sale_percent, shelves } = row
  const shown = { _id: id, sku, title, status, attributes, picture_id, sale_percent, shelves }
  return { ...shown, price: toDollars(price_cents), version: versionOf(variantFactsOf(row)) }
}

function dimensionsOf({ width_mm, depth_mm, height_mm }: StaffProductRow) {
  return width_mm && depth_mm && height_mm ? { width_mm, depth_mm, height_mm } : null
}
