import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { slugOf, slugsOf } from '@fitout/contract/formats.ts'
import type { addPostCategory, movePostCategory } from '@fitout/contract/staff/post-categories.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { cut, pageOf, type PageRequest } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { addPostCategories } from './save-post.ts'
import {
  deletePostCategory,
  listStaffPostCategoryRows,
  lockPostCategories,
  orderPostCategories,
  renameCategory,
  type StaffPostCategoryRow,
} from './staff-post-categories-queries.ts'

type By = { id: string }
type Answer = AnswerInput<typeof addPostCategory>
type Title = Body<typeof addPostCategory>['title']

export async function showPostCategoriesToStaff(context: Context, request: PageRequest) {
  const rows = await listStaffPostCategoryRows(context.db)
  const found = cut(rows, request.query, ({ id }) => id)
  return pageOf(context, request, found, (shown) => shown.map(present))
}

export async function addByStaff({ db }: Context, by: By, title: Title): Promise<Answer> {
  return transaction(db, async (trx) => {
    await lockPostCategories(trx)
    const all = await listStaffPostCategoryRows(trx)
    const id = newId()
    const word = slugOf(title.en)
    const key = word === '' || all.some((one) => one.key === word) ? `${word || 'category'}-${id.slice(-8)}` : word
    const position = (all.at(-1)?.position ?? -1) + 1
    await addPostCategories(trx, [{ id, key, title, slug: slugsOf(title), position }])
    return recorded(trx, by, 'post-categories.add', id, undefined)
  })
}

/** Throws `category-not-found`. */
export async function renameByStaff({ db }: Context, by: By, id: string, title: Title): Promise<Answer> {
  return transaction(db, async (trx) => {
    const { one } = await requireLocked(trx, id)
    await renameCategory(trx, one.id, title)
    return recorded(trx, by, 'post-categories.rename', one.id, one)
  })
}

/** Throws `category-not-found`. */
export async function moveByStaff(
  { db }: Context,
  by: By,
  id: string,
  { position }: Body<typeof movePostCategory>,
): Promise<Answer> {
  return transaction(db, async (trx) => {
    const { all, one } = await requireLocked(trx, id)
    const others = all.map((other) => other.id).filter((other) => other !== one.id)
    await orderPostCategories(trx, others.toSpliced(position, 0, one.id))
    return recorded(trx, by, 'post-categories.move', one.id, one)
  })
}

/** Throws `category-not-found`, or `category-in-use` while an article is filed in it. */
export async function removeByStaff({ db }: Context, by: By, id: string): Promise<void> {
  await transaction(db, async (trx) => {
    const { one } = await requireLocked(trx, id)
    if (one.post_count > 0) throw new AppError('category-in-use')
    await deletePostCategory(trx, one.id)
    await recordChange(trx, by, { ...named('post-categories.remove', one), before: trailOf(one), after: undefined })
  })
}

async function recorded(
  trx: Database,
  by: By,
  action: AuditAction,
  id: string,
  before: StaffPostCategoryRow | undefined,
): Promise<Answer> {
  const after = requireCategory(await listStaffPostCategoryRows(trx), id)
  await recordChange(trx, by, { ...named(action, after), before: before && trailOf(before), after: trailOf(after) })
  return { data: present(after) }
}

async function requireLocked(trx: Database, id: string) {
  await lockPostCategories(trx)
  const all = await listStaffPostCategoryRows(trx)
  return { all, one: requireCategory(all, id) }
}

function requireCategory(all: StaffPostCategoryRow[], id: string): StaffPostCategoryRow {
  const row = all.find((one) => one.id === id.toLowerCase())
  if (!row) throw new AppError('category-not-found')
  return row
}

function named(action: AuditAction, { id, key }: StaffPostCategoryRow) {
  return { action, subject: 'post-category' as const, id, title: key }
}

function trailOf({ title, position }: StaffPostCategoryRow) {
  return { title, position }
}

function present({ id, title, post_count }: StaffPostCategoryRow): Answer['data'] {
  return { _id: id, title, post_count }
}
