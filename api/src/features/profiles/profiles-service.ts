import type { Body } from '@fitout/contract/endpoint.ts'
import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import type { account, gender, saveAccount } from '@fitout/contract/profiles.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import type { Session } from '../../http/session.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { AppError } from '../../http/app-error.ts'
import { type Face, fileUrl, makeFace, releaseFile, sendPrivateFile, useFace } from '../files/files-service.ts'
import {
  findAvatarForChange,
  findProfile,
  findPublicAvatar,
  type ProfileRow,
  updateProfile,
} from './profiles-queries.ts'

export { joinRecipient } from './delivery-recipient.ts'

type Profile = z.input<typeof account>

/** The profile as its owner sees it; empty for a guest without a row. */
export async function showProfile(context: Context, session: Session, locale: Locale): Promise<Profile> {
  const row = await findProfile(context.db, session.accountId)
  return row ? presentProfile(row) : emptyProfile(session.accountId, locale)
}

/** Throws `file-not-found` if the avatar was not uploaded by the account. */
export async function saveProfile(context: Context, accountId: string, body: Body<typeof saveAccount>) {
  const { avatar, preferred_language, ...fields } = body
  const face = avatar ? await makeFace(context, accountId, avatar) : undefined
  await transaction(context.db, async (trx) => {
    if (avatar !== undefined) await changeAvatar(trx, accountId, avatar, face)
    const changes = {
      ...fields,
      ...(avatar !== undefined && { avatar_file_id: avatar }),
      ...(preferred_language && { language: preferred_language }),
    }
    if (Object.keys(changes).length > 0) await updateProfile(trx, accountId, changes)
  })
}

async function changeAvatar(trx: Database, accountId: string, fileId: string | null, face?: Face): Promise<void> {
  const before = await findAvatarForChange(trx, accountId)
  if (before === fileId) return
  if (fileId) await useFace(trx, accountId, fileId, face)
  if (before) await releaseFile(trx, before)
}

/** Removes the given picture from an account. False if it has another by now. */
export async function removeAvatar(trx: Database, accountId: string, fileId: string): Promise<boolean> {
  if ((await findAvatarForChange(trx, accountId)) !== fileId) return false
  await changeAvatar(trx, accountId, null)
  await updateProfile(trx, accountId, { avatar_file_id: null })
  return true
}

// How long caches may show it after the last comment is hidden or the picture removed.
const shownForSeconds = 60

/** Sends a member's profile picture to anyone, while the member has public content. Throws `file-not-found`. */
export async function sendAvatar(context: Context, fileId: string): Promise<FileAnswer> {
  const file = await findPublicAvatar(context.db, fileId)
  if (!file) throw new AppError('file-not-found')
  return sendPrivateFile(context, file, `public, max-age=${shownForSeconds}`)
}

function presentProfile(row: ProfileRow): Profile {
  return {
    _id: row.id,
    type: row.type as Profile['type'],
    registered: row.type !== 'TEMP',
    avatar: row.avatar_file_id ? { _id: row.avatar_file_id, url: fileUrl(row.avatar_file_id) } : null,
    username: row.username,
    email: row.email,
    area_code: row.area_code,
    phone: row.phone,
    gender: row.gender as z.input<typeof gender> | null,
    country: row.country,
    preferred_language: isLocale(row.language) ? row.language : 'zh',
    created_at: row.created_at.toISOString(),
  }
}

function emptyProfile(accountId: string, locale: Locale): Profile {
  return {
    _id: accountId,
    type: 'TEMP',
    registered: false,
    avatar: null,
    username: null,
    email: null,
    area_code: null,
    phone: null,
    gender: null,
    country: null,
    preferred_language: locale,
    created_at: null,
  }
}
