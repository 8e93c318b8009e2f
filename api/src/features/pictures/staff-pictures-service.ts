import type { Focus } from '@fitout/contract/wire.ts'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { addPicture } from '@fitout/contract/staff/pictures.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { refreshProductIndex } from '../products/products-service.ts'
import { listLibraryRows, type PictureFilter } from './picture-library-queries.ts'
import { listPictureRows, listProductsWithPicture, lockPicture, updateFocus } from './pictures-queries.ts'
import { keepPicture, pictureOf } from './pictures-service.ts'

type StaffPicture = AnswerInput<typeof addPicture>['data']

export async function showPictures(context: Context, request: PageRequest) {
  const found = await listPictureRows(context.db, placeOf(request.query))
  return pageOf(context, request, found, (rows) => rows.map(pictureOf))
}

/** Returns one page of the pictures with their uses, optionally only those with something missing. */
export async function showLibrary(context: Context, request: PageRequest & { query: PictureFilter }) {
  const found = await listLibraryRows(context.db, request.query, placeOf(request.query))
  return pageOf(context, request, found, (rows) => rows.map(({ uses, ...row }) => ({ ...pictureOf(row), uses })))
}

/** Throws `file-not-an-image` or `image-too-large`. */
export async function addByStaff(context: Context, by: { id: string }, upload: Received): Promise<StaffPicture> {
  const picture = await keepPicture(context, upload)
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

/** Throws `picture-not-found`. */
export async function focusByStaff(
  context: Context,
  by: { id: string },
  pictureId: string,
  focus: Focus,
): Promise<StaffPicture> {
  return transaction(context.db, async (trx) => {
    const before = isId(pictureId) ? await lockPicture(trx, pictureId) : undefined
    if (!before) throw new AppError('picture-not-found')
    await updateFocus(trx, before.id, focus)
    await refreshProductIndex(trx, await listProductsWithPicture(trx, before.id))
    await recordChange(trx, by, {
      action: 'pictures.focus',
      subject: 'picture',
      id: before.id,
      title: `${before.width} × ${before.height}`,
      before: { focus: before.focus },
      after: { focus },
    })
    return pictureOf({ ...before, focus })
  })
}
