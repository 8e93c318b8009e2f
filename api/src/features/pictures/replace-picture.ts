import type { StaffPermission } from '@fitout/contract/staff/permissions.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { requirePermission, type StaffSession } from '../../http/staff-session.ts'
import { recordChange } from '../audit/audit-service.ts'
import { replacePictureInCategories } from '../categories/staff-categories-service.ts'
import { rewriteDraftIn } from '../mailings/mailings-service.ts'
import { refreshProductIndex, replacePictureIn } from '../products/products-service.ts'
import { rewriteIn } from '../writings/writings-service.ts'
import { listUsesOf, type PictureUse } from './picture-library-queries.ts'
import { listProductsWithPicture, lockPicture, updateFocus, updatePicture } from './pictures-queries.ts'
import { type Described, swapOf } from './swap-picture.ts'

const permissions: Record<PictureUse['kind'], StaffPermission> = {
  product: 'products.write',
  category: 'products.write',
  post: 'words.write',
  project: 'words.write',
  service: 'words.write',
  page: 'words.write',
  configuration: 'configuration.write',
  mailing: 'mailings.write',
}

/**
 * Shows another picture wherever this one is shown. Earlier versions of texts and sent mailings keep the former one. Throws
 * `picture-not-found`, `not-allowed`, `text-not-publishable` or `second-factor-needed`.
 */
export async function replaceByStaff(context: Context, by: StaffSession, pictureId: string, otherId: string) {
  if (!isId(pictureId) || !isId(otherId)) throw new AppError('picture-not-found')
  if (pictureId === otherId) throw new AppError('invalid-input', { errors: [{ path: 'picture_id', code: 'invalid' }] })
  return transaction(context.db, async (trx) => {
    const { old, other } = await lockBoth(trx, pictureId, otherId)
    const uses = await listUsesOf(trx, old.id)
    for (const { kind } of uses) requirePermission(by, permissions[kind])
    const focus = other.focus ?? old.focus
    const next = { ...other, focus: focus ?? null }
    if (focus && !other.focus) await updateFocus(trx, other.id, focus)
    const swap = swapOf(old, next)
    const alt = swap.altOf(old.alt)
    await updatePicture(trx, other.id, { alt, removed_at: null })
    const places = await replaceIn(context, trx, by, uses, swap)
    await refreshProductIndex(trx, await listProductsWithPicture(trx, other.id))
    await recordChange(trx, by, {
      action: 'pictures.replace',
      subject: 'picture',
      id: old.id,
      title: `${old.width} × ${old.height}`,
      before: { picture_id: old.id },
      after: { picture_id: other.id },
    })
    return { data: { _id: other.id, places } }
  })
}

/** Both are locked in the order of their ids. */
async function lockBoth(trx: Database, oldId: string, otherId: string) {
  const locked = new Map<string, Described>()
  for (const id of [oldId, otherId].toSorted()) {
    const row = await lockPicture(trx, id)
    if (!row) throw new AppError('picture-not-found')
    locked.set(id, row)
  }
  return { old: locked.get(oldId) as Described, other: locked.get(otherId) as Described }
}

/** Texts before categories before products, as publishing locks them, and each in the order of its keys. */
async function replaceIn(
  context: Context,
  trx: Database,
  by: StaffSession,
  uses: PictureUse[],
  swap: ReturnType<typeof swapOf>,
): Promise<number> {
  let places = 0
  const keysOf = (...kinds: PictureUse['kind'][]) =>
    [...new Set(uses.flatMap(({ kind, _id }) => (kinds.includes(kind) ? [_id] : [])))].toSorted()
  for (const kind of ['configuration', 'page', 'post', 'project', 'service'] as const) {
    for (const key of keysOf(kind)) {
      const changed = await rewriteIn(context, trx, by, { kind, key }, swap.written)
      if (changed) places += 1
    }
  }
  if (keysOf('category').length > 0) {
    for (const store of [context.config.mainStoreId, context.config.miniStoreId].toSorted()) {
      places += await replacePictureInCategories(trx, by, store, swap.picture)
    }
  }
  for (const id of keysOf('product')) {
    await replacePictureIn(trx, by, id, { picture: swap.picture, words: swap.written })
    places += 1
  }
  for (const id of keysOf('mailing')) if (await rewriteDraftIn(trx, by, id, swap.written)) places += 1
  return places
}
