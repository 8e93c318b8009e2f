import type { Words } from '@fitout/contract/locales.ts'
import type { Focus } from '@fitout/contract/wire.ts'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { addPicture } from '@fitout/contract/staff/pictures.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { refreshProductIndex } from '../products/products-service.ts'
import { isPictureUsed, listLibraryRows, type PictureFilter } from './picture-library-queries.ts'
import {
  listPictureRows,
  listProductsWithPicture,
  lockPicture,
  updateFocus,
  updatePicture,
} from './pictures-queries.ts'
import { keepPicture, pictureOf } from './pictures-service.ts'

type StaffPicture = AnswerInput<typeof addPicture>['data']

export async function showPictures(context: Context, request: PageRequest) {
  const found = await listPictureRows(context.db, placeOf(request.query))
  return pageOf(context, request, found, (rows) => rows.map(pictureOf))
}

/** Returns one page of the pictures with their uses, optionally only those with something missing. */
export async function showLibrary(context: Context, request: PageRequest & { query: PictureFilter }) {
  const found = await listLibraryRows(context.db, request.query, placeOf(request.query))
  return pageOf(context, request, found, (rows) =>
    rows.map(({ uses, alt, ...row }) => ({ ...pictureOf(row), alt, uses })),
  )
}

/** Throws `file-not-an-image` or `image-too-large`. */
export async function addByStaff(context: Context, by: { id: string }, upload: Received): Promise<StaffPicture> {
  const picture = await keepPicture(context, upload)
  // The same file again is in the library again.
  await updatePicture(context.db, picture.id, { removed_at: null })
  await recordChange(context.db, by, {
    action: 'pictures.add',
    subject: 'picture',
    id: picture.id,
    title: `${picture.width} × ${picture.height}`,
    before: undefined,
    after: { width: picture.width, height: picture.height },
  })
  return pictureOf(picture)
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockPicture>>>
type Action = 'focus' | 'describe' | 'remove' | 'restore'
type Change = { before: Record<string, unknown>; after: Record<string, unknown> }

/** One audited change to a picture. Throws `picture-not-found`. */
async function changePicture(
  context: Context,
  by: { id: string },
  [pictureId, action]: [id: string, action: Action],
  change: (trx: Database, row: Locked) => Promise<Change>,
): Promise<Locked> {
  return transaction(context.db, async (trx) => {
    const row = isId(pictureId) ? await lockPicture(trx, pictureId) : undefined
    if (!row) throw new AppError('picture-not-found')
    await recordChange(trx, by, {
      action: `pictures.${action}`,
      subject: 'picture',
      id: row.id,
      title: `${row.width} × ${row.height}`,
      ...(await change(trx, row)),
    })
    return row
  })
}

/** Throws `picture-not-found`. */
export async function focusByStaff(context: Context, by: { id: string }, pictureId: string, focus: Focus) {
  const row = await changePicture(context, by, [pictureId, 'focus'], async (trx, before) => {
    await updateFocus(trx, before.id, focus)
    await refreshProductIndex(trx, await listProductsWithPicture(trx, before.id))
    return { before: { focus: before.focus }, after: { focus } }
  })
  return pictureOf({ ...row, focus })
}

/** Throws `picture-not-found`. */
export async function describeByStaff(context: Context, by: { id: string }, pictureId: string, alt: Words) {
  const { id } = await changePicture(context, by, [pictureId, 'describe'], async (trx, before) => {
    await updatePicture(trx, before.id, { alt })
    return { before: { alt: before.alt }, after: { alt } }
  })
  return { data: { _id: id } }
}

/** Throws `picture-not-found`, or `picture-in-use` for one that is shown. */
export async function removeByStaff(context: Context, by: { id: string }, pictureId: string) {
  const now = context.clock.now()
  const { id } = await changePicture(context, by, [pictureId, 'remove'], async (trx, before) => {
    if (await isPictureUsed(trx, before.id)) throw new AppError('picture-in-use')
    await updatePicture(trx, before.id, { removed_at: now })
    return {
      before: { removed_at: before.removed_at?.toISOString() ?? null },
      after: { removed_at: now.toISOString() },
    }
  })
  return { data: { _id: id } }
}

/** Throws `picture-not-found`. */
export async function restoreByStaff(context: Context, by: { id: string }, pictureId: string) {
  const { id } = await changePicture(context, by, [pictureId, 'restore'], async (trx, before) => {
    await updatePicture(trx, before.id, { removed_at: null })
    return { before: { removed_at: before.removed_at?.toISOString() ?? null }, after: { removed_at: null } }
  })
  return { data: { _id: id } }
}
