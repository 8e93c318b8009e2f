import { slugOf } from '@fitout/contract/formats.ts'
import { toCents } from '@fitout/contract/money.ts'
import type { Database } from '../../src/database/database.ts'
import { idFromKey } from '../../src/database/new-id.ts'
import { refreshProductIndex } from '../../src/features/products/products-service.ts'
import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import { couriers, type SeedCourier } from './couriers.ts'
import { outlines } from './outlines.ts'
import type { SeedMedia } from './seed-pictures.ts'
import type { SeedCategory, SeedProduct, Words } from './seed-types.ts'
import { includedIn } from './services/package-contents.ts'
import { warehouses } from './warehouses.ts'

export const categoryId = (key: string) => idFromKey(`category ${key}`)
export const productId = (key: string) => idFromKey(`product ${key}`)
const warehouseId = (key: string) => idFromKey(`warehouse ${key}`)
export const variantId = (sku: string) => idFromKey(`variant ${sku}`)

function slugsOf(title: Words, key: string): Words {
  return { en: slugOf(title.en) || key, zh: slugOf(title.zh) || key, cn: slugOf(title.cn) || key }
}

export async function insertPlaces(db: Database, storeId: string): Promise<void> {
  await db
    .insertInto('warehouses')
    .values(
      warehouses.map(({ key, title, address }, priority) => ({
        id: warehouseId(key),
        store_id: storeId,
        key,
        title,
        address,
        priority,
      })),
    )
    .execute()
  await insertCouriers(db, storeId, couriers)
}

export async function insertCouriers(db: Database, storeId: string, list: readonly SeedCourier[]): Promise<void> {
  await db
    .insertInto('couriers')
    .values(
      list.map((courier, position) => ({
        id: idFromKey(`courier ${courier.key}`),
        store_id: storeId,
        key: courier.key,
        country_code: 'HK',
        title: courier.title,
        description: courier.description,
        fee_cents: toCents(courier.fee),
        free_from_cents: courier.freeFrom === undefined ? null : toCents(courier.freeFrom),
        needs: courier.needs,
        min_days: courier.days.least,
        max_days: courier.days.most,
        max_grams: courier.limits?.grams ?? null,
        max_side_mm: courier.limits?.sideMm ?? null,
        max_sum_mm: courier.limits?.sumMm ?? null,
        tracking_url: courier.trackingUrl ?? null,
        is_own: courier.isOwn ?? false,
        position,
      })),
    )
    .execute()
  const areas = list.flatMap(({ key, areas: own = [] }) =>
    own.map(({ title, places, surcharge = 0, extraDays = 0 }, position) => ({
      courier_id: idFromKey(`courier ${key}`),
      position,
      title,
      places,
      surcharge_cents: toCents(surcharge),
      extra_days: extraDays,
    })),
  )
  if (areas.length > 0) await db.insertInto('courier_areas').values(areas).execute()
}

/** A category is one of services if its products are services. */
export async function insertCategories(
  db: Database,
  storeId: string,
  media: SeedMedia,
  products: SeedProduct[],
): Promise<void> {
  const ofServices = new Set(products.filter(({ kind }) => kind === 'SERVICE').flatMap((product) => product.categories))
  const isOfServices = (branch: SeedCategory): boolean =>
    branch.children ? branch.children.every(isOfServices) : ofServices.has(branch.key)
  const insert = async (branches: SeedCategory[], parentId: string | null): Promise<void> => {
    for (const [position, branch] of branches.entries()) {
      await db
        .insertInto('categories')
        .values({
          id: categoryId(branch.key),
          store_id: storeId,
          parent_id: parentId,
          kind: isOfServices(branch) ? 'SERVICE' : 'GOODS',
          key: branch.key,
          title: branch.title,
          slug: slugsOf(branch.title, branch.key),
          description: branch.description,
          picture_id: branch.picture ? media.pictureOf(branch.picture).id : null,
          picture_alt: branch.picture?.alt ?? null,
          position,
        })
        .execute()
      await insert(branch.children ?? [], categoryId(branch.key))
    }
  }
  await insert(categories, null)
}

export async function insertAttributeValues(db: Database): Promise<void> {
  const rows = Object.entries(attributes).flatMap(([name, values]) =>
    Object.entries(values).map(([value, { title, swatch }], position) => ({
      name,
      value,
      title,
      swatch: swatch ?? null,
      position,
    })),
  )
  await db.insertInto('attribute_values').values(rows).execute()
}

/** Inserts products with all their parts, most recommended first. */
export async function insertProducts(
  db: Database,
  storeId: string,
  media: SeedMedia,
  products: SeedProduct[],
  highestRank: number,
): Promise<void> {
  await db
    .insertInto('products')
    .values(products.map((product, index) => productRow(product, storeId, media, highestRank - index)))
    .execute()
  const filed = products.flatMap(({ key, categories: keys }) =>
    keys.map((category) => ({ product_id: productId(key), category_id: categoryId(category) })),
  )
  if (filed.length > 0) await db.insertInto('product_categories').values(filed).execute()
  await db
    .insertInto('product_pictures')
    .values(
      products.flatMap(({ key, pictures }) =>
        pictures.map((picture, position) => ({
          product_id: productId(key),
          position,
          picture_id: media.pictureOf(picture).id,
          alt: picture.alt,
        })),
      ),
    )
    .execute()
  await db.insertInto('product_variants').values(products.flatMap(variantRows)).execute()
  await insertStock(db, products)
  await refreshProductIndex(
    db,
    products.map(({ key }) => productId(key)),
  )
}

function productRow(product: SeedProduct, storeId: string, media: SeedMedia, rank: number) {
  return {
    id: productId(product.key),
    store_id: storeId,
    kind: product.kind,
    key: product.key,
    title: product.title,
    slug: slugsOf(product.title, product.key),
    summary: product.summary,
    description: product.description,
    materials: product.materials ?? {},
    care: product.care ?? {},
    tags: product.tags,
    lead_time_days: product.leadTimeDays,
    width_mm: product.dimensions?.widthMm ?? null,
    depth_mm: product.dimensions?.depthMm ?? null,
    height_mm: product.dimensions?.heightMm ?? null,
    outline: outlines[product.key] ?? null,
    model_file: product.model ? media.modelOf(product.model) : null,
    rank,
    published_at: new Date(`${product.publishedOn}T02:00:00Z`),
  }
}

function variantRows(product: SeedProduct) {
  return product.variants.map((variant, position) => ({
    id: variantId(variant.sku),
    product_id: productId(product.key),
    sku: variant.sku,
    title: variant.title,
    includes: includedIn(variant.sku),
    attributes: variant.attributes,
    price_cents: toCents(variant.price),
    sale_percent: variant.salePercent ?? 0,
    point_price: variant.pointPrice ?? null,
    picture_position: variant.picture ?? null,
    is_counted: variant.stock !== undefined,
    parcel_grams: variant.parcel?.grams ?? null,
    parcel_length_mm: variant.parcel?.lengthMm ?? null,
    parcel_width_mm: variant.parcel?.widthMm ?? null,
    parcel_height_mm: variant.parcel?.heightMm ?? null,
    width_mm: variant.dimensions?.widthMm ?? null,
    depth_mm: variant.dimensions?.depthMm ?? null,
    height_mm: variant.dimensions?.heightMm ?? null,
    position,
  }))
}

async function insertStock(db: Database, products: SeedProduct[]): Promise<void> {
  const shelves = products
    .flatMap(({ variants }) => variants)
    .flatMap(({ sku, stock }) =>
      Object.entries(stock ?? {}).map(([warehouse, units]) => ({
        variant_id: variantId(sku),
        warehouse_id: warehouseId(warehouse),
        units,
      })),
    )
  if (shelves.length === 0) return
  await db
    .insertInto('stock_levels')
    .values(shelves.map(({ units, ...shelf }) => ({ ...shelf, received: units, available: units })))
    .execute()
  const filled = shelves.filter(({ units }) => units > 0)
  if (filled.length === 0) return
  await db
    .insertInto('stock_movements')
    .values(
      filled.map(({ units, ...shelf }) => ({
        ...shelf,
        id: idFromKey(`first delivery ${shelf.variant_id} ${shelf.warehouse_id}`),
        quantity: units,
        reason: 'initial',
      })),
    )
    .execute()
}
