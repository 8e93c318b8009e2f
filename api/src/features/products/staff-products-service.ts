import type { Locale, Words } from '@fitout/contract/locales.ts'
import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import { keyOf, slugsOf } from '@fitout/contract/formats.ts'
import { missingRequiredParts } from '@fitout/contract/product-completeness.ts'
import type { addProduct, arrangePictures, changeProduct } from '@fitout/contract/staff/products.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { requireSeen } from '../../http/seen-version.ts'
import { recordChange } from '../audit/audit-service.ts'
import { havePictures } from '../pictures/pictures-service.ts'
import { draftSimplifiedText } from '../simplified-drafts/simplified-drafts-service.ts'
import { refreshProductIndex } from './product-index.ts'
import { lockProducts } from './product-index-queries.ts'
import {
  type Details,
  factsOf,
  picturesOf,
  presentSummary,
  requireProduct,
  showProductToStaff,
} from './staff-product-view.ts'
import { findProductIds } from './searched-products-queries.ts'
import { productSortKeys } from './product-sort-keys-service.ts'
import {
  type ArrangedPicture,
  countCategories,
  exchangePictures,
  insertProduct,
  isProductKeyTaken,
  listStaffProductRows,
  markPublished,
  type ProductFilter,
  type ProductSort,
  replaceCategories,
  replacePictures,
  type StaffProductRow,
  updateProduct,
} from './staff-products-queries.ts'
import { listStaffVariants } from './staff-variants-queries.ts'

export type By = { id: string; source?: string | undefined }

export async function showAllProducts(
  context: Context,
  page: PageRequest & {
    query: Omit<ProductFilter, 'store_id'> & ProductSort & { store?: 'MAIN' | 'MINI' | undefined }
  },
  locale: Locale,
) {
  const { query } = page
  if (query.sort_by === 'price' || query.sort_by === 'available') await productSortKeys.updateLatest(context.db)
  const { mainStoreId, miniStoreId } = context.config
  const store_id = query.store && (query.store === 'MINI' ? miniStoreId : mainStoreId)
  const sort = { sort_by: query.sort_by, sort_order: query.sort_order, locale }
  const { q, kind, status, drafts, category_id } = query
  const found = q ? await findProductIds(context.db, q) : undefined
  const filter = { q, found, kind, status, drafts, category_id, store_id }
  const listed = await listStaffProductRows(context.db, filter, placeOf(query), sort)
  return pageOf(context, page, listed, (rows) => rows.map(presentSummary))
}

/** Throws `category-not-found`. */
export async function addByStaff(
  { db, config }: Context,
  by: By,
  { kind, store, title, category_ids }: Body<typeof addProduct>,
): Promise<Details> {
  return transaction(db, async (trx) => {
    const id = newId()
    const store_id = store === 'MINI' ? config.miniStoreId : config.mainStoreId
    await requireCategories(trx, store_id, category_ids)
    const isDrafted = title.cn.trim() === '' && title.zh.trim() !== ''
    const words = { ...title, cn: isDrafted ? draftSimplifiedText(title.zh) : title.cn }
    const key = await freeKey(trx, store_id, id, words)
    await insertProduct(trx, {
      id,
      store_id,
      kind,
      key,
      title: words,
      slug: slugsOf(words),
      drafts: isDrafted ? ['title'] : [],
    })
    await replaceCategories(trx, id, category_ids)
    const after = { kind, ...factsOf(await requireProduct(trx, id)) }
    await recordChange(trx, by, {
      action: 'products.add',
      subject: 'product',
      id,
      title: key,
      before: undefined,
      after,
    })
    return showProductToStaff(trx, id)
  })
}

/** A free key for a new product in files and addresses. */
export async function freeKey(trx: Database, storeId: string, id: string, title: Words): Promise<string> {
  const word = keyOf(title)
  return word === '' || (await isProductKeyTaken(trx, storeId, word)) ? `${word || 'product'}-${id}` : word
}

/** Throws `product-not-found`, `category-not-found`, `product-incomplete` or `changed-meanwhile`. */
export async function changeByStaff(
  context: Context,
  by: By,
  productId: string,
  { version, category_ids, dimensions, ...change }: Body<typeof changeProduct>,
): Promise<Details> {
  return changeLocked(context, by, productId, 'products.change', factsOf, async (trx, before) => {
    requireSeen(version, factsOf(before))
    if (category_ids) {
      await requireCategories(trx, before.store_id, category_ids)
      await replaceCategories(trx, before.id, category_ids)
    }
    const none = { width_mm: null, depth_mm: null, height_mm: null }
    await updateProduct(trx, before.id, {
      ...change,
      ...(change.title && { slug: slugsOf(change.title) }),
      ...(dimensions !== undefined && (dimensions ?? none)),
    })
    if (change.status === 'ACTIVE') await requireWhole(trx, before)
    if (change.status === 'ACTIVE' && before.status === 'DRAFT')
      await markPublished(trx, before.id, context.clock.now())
  })
}

/** Throws `product-not-found`, `picture-not-found` or `changed-meanwhile`. */
export async function arrangeByStaff(
  context: Context,
  by: By,
  productId: string,
  { pictures, version }: Body<typeof arrangePictures>,
): Promise<Details> {
  const facts = (row: StaffProductRow) => ({ pictures: picturesOf(row) })
  return changeLocked(context, by, productId, 'products.pictures', facts, async (trx, before) => {
    requireSeen(version, picturesOf(before))
    const ids = pictures.map(({ picture_id }) => picture_id)
    if (!(await havePictures(trx, ids))) throw new AppError('picture-not-found')
    await replacePictures(trx, before.id, pictures)
  })
}

/** How a picture is replaced in a gallery and in a text. */
export type PictureSwap = {
  picture: (shown: ArrangedPicture) => ArrangedPicture
  words: (written: Words) => Words
}

/** Replaces a picture in the gallery and the description of a product, within a transaction. */
export async function replacePictureIn(trx: Database, by: By, productId: string, swap: PictureSwap): Promise<void> {
  const facts = (row: StaffProductRow) => ({ pictures: picturesOf(row), description: row.description })
  await changeLockedIn(trx, by, productId, 'products.pictures', facts, async (_, before) => {
    const shown = before.pictures.map(({ id, alt }) => ({ picture_id: id, alt }))
    await exchangePictures(trx, before.id, shown.map(swap.picture))
    await updateProduct(trx, before.id, { description: swap.words(before.description) })
  })
}

/** Runs one audited step on a locked product and updates its index row. */
export async function changeLocked(
  { db }: Pick<Context, 'db'>,
  by: By,
  productId: string,
  action: AuditAction,
  facts: (row: StaffProductRow) => Record<string, unknown>,
  step: (trx: Database, before: StaffProductRow) => Promise<void>,
): Promise<Details> {
  return transaction(db, async (trx) => changeLockedIn(trx, by, productId, action, facts, step))
}

async function changeLockedIn(
  trx: Database,
  by: By,
  productId: string,
  action: AuditAction,
  facts: (row: StaffProductRow) => Record<string, unknown>,
  step: (trx: Database, before: StaffProductRow) => Promise<void>,
): Promise<Details> {
  const { id } = await requireProduct(trx, productId)
  await lockProducts(trx, [id])
  const before = await requireProduct(trx, id)
  await step(trx, before)
  await refreshProductIndex(trx, [id])
  const after = await requireProduct(trx, id)
  const change = {
    action,
    subject: 'product' as const,
    id,
    title: before.key,
    before: facts(before),
    after: facts(after),
  }
  await recordChange(trx, by, change)
  return showProductToStaff(trx, id)
}

async function requireCategories(trx: Database, storeId: string, ids: string[]): Promise<void> {
  const asked = new Set(ids.map((id) => id.toLowerCase()))
  if ((await countCategories(trx, storeId, [...asked])) < asked.size) throw new AppError('category-not-found')
}

/** Throws `product-incomplete` if the shop could not show it. */
export async function requireWhole(trx: Database, product: StaffProductRow): Promise<void> {
  const needs = missingRequiredParts({ pictures: product.pictures, variants: await listStaffVariants(trx, product.id) })
  if (needs.length > 0) throw new AppError('product-incomplete', { details: { needs } })
}
