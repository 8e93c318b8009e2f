import type { Words } from '@fitout/contract/locales.ts'
import { slugsOf } from '@fitout/contract/formats.ts'
import { isListingText } from '@fitout/contract/listing-fields.ts'
import { dimensionNames, productPageTextNames } from '@fitout/contract/product-fields.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { recordChange } from '../audit/audit-service.ts'
import { refreshProductIndex } from './product-index.ts'
import { type Details, factsOf, requireProduct, showProductToStaff } from './staff-product-view.ts'
import {
  insertProduct,
  replaceCategories,
  replacePictures,
  type StaffProductRow,
  updateProduct,
} from './staff-products-queries.ts'
import { type By, freeKey } from './staff-products-service.ts'
import {
  findSku,
  insertVariant,
  listStaffVariants,
  type StaffVariantRow,
  updateVariant,
} from './staff-variants-queries.ts'

/** Throws `product-not-found`. */
export async function copyByStaff(
  { db }: Context,
  by: By,
  productId: string,
  { title }: { title: Words },
): Promise<Details> {
  return transaction(db, async (trx) => {
    const source = await requireProduct(trx, productId)
    const id = newId()
    const { store_id, kind } = source
    const drafts = source.drafts.filter((name) => !isListingText(name))
    const key = await freeKey(trx, store_id, id, title)
    await insertProduct(trx, { id, store_id, kind, key, title, slug: slugsOf(title), drafts })
    await copyFacts(trx, source, id)
    for (const variant of await listStaffVariants(trx, source.id)) await copyVariant(trx, source, variant, id)
    await refreshProductIndex(trx, [id])
    await recordChange(trx, by, {
      action: 'products.copy',
      subject: 'product',
      id,
      title: key,
      before: undefined,
      after: { kind, ...factsOf(await requireProduct(trx, id)) },
    })
    return showProductToStaff(trx, id)
  })
}

async function copyFacts(trx: Database, source: StaffProductRow, id: string): Promise<void> {
  const { lead_time_days, tags, category_ids, pictures } = source
  // Two pages should not compete under one title in search engines.
  const { title: _title, ...texts } = recordOf(productPageTextNames, (name) => source[name])
  await updateProduct(trx, id, { ...texts, ...recordOf(dimensionNames, (side) => source[side]), lead_time_days, tags })
  await replaceCategories(trx, id, category_ids)
  if (pictures.length > 0)
    await replacePictures(
      trx,
      id,
      pictures.map((one) => ({ picture_id: one.id, alt: one.alt })),
    )
}

async function copyVariant(trx: Database, source: StaffProductRow, variant: StaffVariantRow, product_id: string) {
  const { title, includes, attributes, price_cents, status, point_price, low_stock_from, picture_id } = variant
  const id = newId()
  const sku = await freeSku(trx, variant.sku)
  await insertVariant(trx, { id, product_id, sku, title, includes, attributes, price_cents, sale_percent: 0 })
  const position = source.pictures.findIndex((picture) => picture.id === picture_id)
  const { parcel_grams, parcel_length_mm, parcel_width_mm, parcel_height_mm } = variant
  await updateVariant(trx, id, {
    ...recordOf(dimensionNames, (side) => variant[side]),
    parcel_grams,
    parcel_length_mm,
    parcel_width_mm,
    parcel_height_mm,
    status,
    point_price,
    low_stock_from,
    picture_position: position === -1 ? null : position,
  })
}

const longestSku = 64

/** Returns the SKU with the lowest free number appended. */
async function freeSku(trx: Database, sku: string, number = 2): Promise<string> {
  const end = `-${number}`
  const proposed = sku.slice(0, longestSku - end.length) + end
  return (await findSku(trx, proposed)) === undefined ? proposed : freeSku(trx, sku, number + 1)
}
