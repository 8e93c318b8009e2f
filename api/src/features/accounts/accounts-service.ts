import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import { tokenMaximumAgeSeconds } from '@fitout/contract/limits.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { deleteEndedGuestsBefore, findAccountAndEnd, insertEndedGuest, insertGuestAccount } from './accounts-queries.ts'

export type Account = {
  id: string
  type: 'TEMP' | 'EMAIL' | 'PHONE'
  username: string | null
  email: string | null
  areaCode: string | null
  phone: string | null
  emailVerified: boolean
  phoneVerified: boolean
  language: Locale
}

export async function findSessionAccount(
  context: Context,
  accountId: string,
): Promise<{ isEnded: boolean; account: Account | undefined }> {
  const row = await findAccountAndEnd(context.db, accountId)
  if (!row?.type) return { isEnded: row?.is_ended ?? false, account: undefined }
  return {
    isEnded: row.is_ended,
    account: {
      id: accountId,
      type: row.type as Account['type'],
      username: row.username,
      email: row.email,
      areaCode: row.area_code,
      phone: row.phone,
      emailVerified: row.email_verified,
      phoneVerified: row.phone_verified,
      language: isLocale(row.language) ? row.language : 'zh',
    },
  }
}

/** A guest's first write brings his row; later ones find it there. */
export async function ensureGuestAccount(db: Database, accountId: string, language: Locale): Promise<void> {
  await insertGuestAccount(db, accountId, language)
}

export async function endGuest(context: Context, accountId: string): Promise<void> {
  await insertEndedGuest(context.db, accountId)
}

/** Ends are kept until every token they could stop has died of age. */
export async function sweepEndedGuests(context: Context): Promise<void> {
  const oldest = (context.clock.seconds() - 2 * tokenMaximumAgeSeconds) * 1000
  await deleteEndedGuestsBefore(context.db, new Date(oldest))
}
