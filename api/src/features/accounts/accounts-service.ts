import type { user } from '@fitout/contract/auth.ts'
import { tokenMaximumAgeSeconds } from '@fitout/contract/limits.ts'
import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import {
  type AccountRow,
  deleteAbandonedGuests,
  deleteEndedGuestsBefore,
  findAccount,
  findAccountAndEnd,
  insertEndedGuest,
  insertGuestAccount,
} from './accounts-queries.ts'

export { emptiedAccount } from './emptied-account.ts'

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

/** The guest of a token; undefined once the guest has left or has registered. */
export async function findGuest(
  context: Context,
  accountId: string,
): Promise<{ account: Account | undefined } | undefined> {
  const row = await findAccountAndEnd(context.db, accountId)
  if (!row || row.is_ended || (row.id !== null && row.type !== 'TEMP')) return undefined
  return { account: row.id === null ? undefined : accountOf(row) }
}

export async function findLiveAccount(db: Database, accountId: string): Promise<Account | undefined> {
  const row = await findAccount(db, accountId)
  return row && accountOf(row)
}

/** The id of a registered customer. Throws `customer-not-found`. */
export async function requireMember(db: Database, id: string): Promise<string> {
  const account = await findLiveAccount(db, id)
  if (!account || account.type === 'TEMP') throw new AppError('customer-not-found')
  return account.id
}

export function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    type: row.type as Account['type'],
    username: row.username,
    email: row.email,
    areaCode: row.area_code,
    phone: row.phone,
    emailVerified: row.email_verified,
    phoneVerified: row.phone_verified,
    language: isLocale(row.language) ? row.language : 'zh',
  }
}

/** An account as its owner sees it. A guest without a row has only an id. */
export function presentUser(account: Account | { id: string; language: Locale }): z.input<typeof user> {
  const known = 'type' in account ? account : undefined
  return {
    _id: account.id,
    type: known?.type ?? 'TEMP',
    registered: known !== undefined && known.type !== 'TEMP',
    username: known?.username ?? null,
    email: known?.email ?? null,
    area_code: known?.areaCode ?? null,
    phone: known?.phone ?? null,
    email_verified: known?.emailVerified ?? false,
    phone_verified: known?.phoneVerified ?? false,
    language: account.language,
  }
}

/** Creates the guest's row on the first write; later writes find it there. */
export async function ensureGuestAccount(db: Database, accountId: string, language: Locale): Promise<void> {
  await insertGuestAccount(db, accountId, language)
}

export async function endGuest(db: Database, accountId: string): Promise<void> {
  await insertEndedGuest(db, accountId)
}

/** Ended guests are remembered until every token of theirs has expired. */
export async function sweepEndedGuests(context: Context): Promise<void> {
  const oldest = (context.clock.seconds() - 2 * tokenMaximumAgeSeconds) * 1000
  await deleteEndedGuestsBefore(context.db, new Date(oldest))
}

/** A guest's session expires half an hour after the last call, so none returns after this time. */
export const abandonedGuestDays = 30
const sweptAtOnce = 500

export async function sweepAbandonedGuests({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - abandonedGuestDays * 86_400_000)
  while ((await deleteAbandonedGuests(db, before, sweptAtOnce)) === sweptAtOnce);
}
