import type { Words } from '@fitout/contract/locales.ts'
import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { keyOf, slugOf } from '@fitout/contract/formats.ts'
import type { addCategory, changeCategory, moveCategory } from '@fitout/contract/staff/categories.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { listingColumns } from '../../database/listing-columns.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { cut, pageOf, type PageRequest } from '../../http/pages.ts'
import { requireSeen, versionOf } from '../../http/seen-version.ts'
import { recordChange } from '../audit/audit-service.ts'
import { havePictures, listPicturesById, pictureOf, type PictureRow } from '../pictures/pictures-service.ts'
import { refreshProductIndex } from '../products/products-service.ts'
import { draftSimplifiedText } from '../simplified-drafts/simplified-drafts-service.ts'
import {
  insertCategory,
  listProductsIn,
  listStaffCategoryRows,
  lockCategories,
  placeCategories,
  type StaffCategoryRow,
  updateCategory,
} from './staff-categories-queries.ts'

type By = { id: string }
type Answer = AnswerInput<typeof addCategory>

export async function showCategoriesToStaff(context: Context, request: PageRequest) {
  const rows = await listStaffCategoryRows(context.db, context.config.mainStoreId)
  const found = cut(rows, request.query, ({ id }) => id)
  return pageOf(context, request, found, async (shown) => {
    const pictures = await picturesOf(context.db, shown)
    return shown.map((row) => present(pictures, row))
  })
}

/** Throws `category-not-found`. */
export async function addCategoryByStaff(
  { db, config }: Context,
  by: By,
  { parent_id, kind, title }: Body<typeof addCategory>,
): Promise<Answer> {
  const store_id = config.mainStoreId
  return transaction(db, async (trx) => {
    await lockCategories(trx, store_id)
    const all = await listStaffCategoryRows(trx, store_id)
    const parent = parent_id === null ? undefined : requireCategory(all, parent_id)
    const id = newId()
    const words = { ...title, cn: title.cn.trim() === '' ? draftSimplifiedText(title.zh) : title.cn }
    const word = keyOf(words)
    const key = word === '' || all.some((one) => one.key === word) ? `${word || 'category'}-${id}` : word
    const slug = { en: slugOf(words.en) || key, zh: slugOf(words.zh) || key, cn: slugOf(words.cn) || key }
    const position = all.filter((one) => one.parent_id === parent_id).length
    const category = { id, store_id, parent_id, kind: parent?.kind ?? kind, key, title: words, slug, position }
    await insertCategory(trx, category)
    return recorded(trx, store_id, by, 'categories.add', id, undefined)
  })
}

/** Throws `category-not-found`, `category-in-itself`, `picture-not-found` or `changed-meanwhile`. */
export async function changeCategoryByStaff(
  { db, config }: Context,
  by: By,
  categoryId: string,
  { version, picture, parent_id, ...change }: Body<typeof changeCategory>,
): Promise<Answer> {
  const store = config.mainStoreId
  return transaction(db, async (trx) => {
    await lockCategories(trx, store)
    const all = await listStaffCategoryRows(trx, store)
    const before = requireCategory(all, categoryId)
    requireSeen(version, factsOf(before))
    if (picture && !(await havePictures(trx, [picture.picture_id]))) throw new AppError('picture-not-found')
    const shown = { picture_id: picture?.picture_id ?? null, picture_alt: picture?.alt ?? null }
    await updateCategory(trx, before.id, { ...change, ...(picture !== undefined && shown) })
    if (parent_id !== undefined && parent_id !== before.parent_id) await place(trx, all, before, { parent_id })
    await refreshBelow(trx, all, before.id)
    return recorded(trx, store, by, 'categories.change', before.id, before)
  })
}

/** Throws `category-not-found`, or `category-in-itself` if it would become its own descendant. */
export async function moveCategoryByStaff(
  { db, config }: Context,
  by: By,
  categoryId: string,
  to: Body<typeof moveCategory>,
): Promise<Answer> {
  const store = config.mainStoreId
  return transaction(db, async (trx) => {
    await lockCategories(trx, store)
    const all = await listStaffCategoryRows(trx, store)
    const before = requireCategory(all, categoryId)
    await place(trx, all, before, to)
    await refreshBelow(trx, all, before.id)
    return recorded(trx, store, by, 'categories.move', before.id, before)
  })
}

/** Replaces the picture of categories of a store, within a transaction. Returns how many show it now. */
export async function replacePictureInCategories(
  trx: Database,
  by: By,
  storeId: string,
  swap: (shown: { picture_id: string; alt: Words }) => { picture_id: string; alt: Words },
): Promise<number> {
  await lockCategories(trx, storeId)
  const shown = (await listStaffCategoryRows(trx, storeId)).flatMap((before) => {
    if (before.picture_id === null) return []
    const { picture_id, alt } = swap({ picture_id: before.picture_id, alt: before.picture_alt ?? {} })
    return picture_id === before.picture_id ? [] : [{ before, change: { picture_id, picture_alt: alt } }]
  })
  for (const { before, change } of shown) {
    await updateCategory(trx, before.id, change)
    await recorded(trx, storeId, by, 'categories.change', before.id, before)
  }
  return shown.length
}

/** Moves a category to a position among its siblings, or to the end. */
async function place(
  trx: Database,
  all: StaffCategoryRow[],
  moved: StaffCategoryRow,
  { parent_id, position = all.length }: { parent_id: string | null; position?: number },
): Promise<void> {
  const parent = parent_id === null ? undefined : requireCategory(all, parent_id)
  if (parent && branchOf(all, moved.id).has(parent.id)) throw new AppError('category-in-itself')
  if (parent && parent.kind !== moved.kind) {
    throw new AppError('invalid-input', { errors: [{ path: 'parent_id', code: 'not-listed' }] })
  }
  const sisters = all.filter((one) => one.parent_id === (parent?.id ?? null) && one.id !== moved.id)
  const placed = sisters.map(({ id }) => id).toSpliced(position, 0, moved.id)
  await placeCategories(trx, parent?.id ?? null, placed)
}

async function recorded(
  trx: Database,
  storeId: string,
  by: By,
  action: AuditAction,
  id: string,
  before: StaffCategoryRow | undefined,
): Promise<Answer> {
  const after = requireCategory(await listStaffCategoryRows(trx, storeId), id)
  const facts = { before: before && trailOf(before), after: trailOf(after) }
  await recordChange(trx, by, { action, subject: 'category', id, title: after.key, ...facts })
  return { data: present(await picturesOf(trx, [after]), after) }
}

/** Products are searchable by the names of their ancestor categories. */
async function refreshBelow(trx: Database, all: StaffCategoryRow[], id: string): Promise<void> {
  await refreshProductIndex(trx, await listProductsIn(trx, [...branchOf(all, id)]))
}

/** A category with all its descendants. */
function branchOf(all: StaffCategoryRow[], id: string): Set<string> {
  const branch = new Set([id])
  for (const one of branch) {
    for (const { id: child, parent_id } of all) if (parent_id === one) branch.add(child)
  }
  return branch
}

function requireCategory(all: StaffCategoryRow[], id: string): StaffCategoryRow {
  const row = all.find((one) => one.id === id.toLowerCase())
  if (!row) throw new AppError('category-not-found')
  return row
}

function factsOf({ title, description, picture_id, picture_alt, status, ...row }: StaffCategoryRow) {
  return { title, description, ...listingColumns(row), picture_id, alt: picture_alt, status }
}

function trailOf(row: StaffCategoryRow) {
  return { ...factsOf(row), parent_id: row.parent_id, position: row.position }
}

async function picturesOf(db: Database, rows: StaffCategoryRow[]): Promise<PictureRow[]> {
  return listPicturesById(
    db,
    rows.flatMap(({ picture_id }) => picture_id ?? []),
  )
}

function present(pictures: PictureRow[], row: StaffCategoryRow): Answer['data'] {
  const { id, parent_id, kind, title, description, status, position, product_count } = row
  const texts = { title, description, ...listingColumns(row) }
  const shown = { _id: id, parent_id, kind, ...texts, status, position, product_count }
  const found = pictures.find((one) => one.id === row.picture_id)
  const picture = found ? { ...pictureOf(found), alt: row.picture_alt ?? {} } : null
  return { ...shown, picture, version: versionOf(factsOf(row)) }
}
