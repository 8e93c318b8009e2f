import type { Locale } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type CredentialsRow = {
  id: string
  type: string
  email: string | null
  area_code: string | null
  phone: string | null
  is_email_verified: boolean
  is_phone_verified: boolean
  password_hash: string | null
  is_disabled: boolean
  language: string
}

const columns = sql`id, type, email, area_code, phone, email_verified_at is not null as is_email_verified,
  phone_verified_at is not null as is_phone_verified, password_hash, disabled_at is not null as is_disabled, language`

export async function findByEmail(db: Database, email: string): Promise<CredentialsRow | undefined> {
  const { rows } = await sql<CredentialsRow>`select ${columns} from accounts where email = ${email}`.execute(db)
  return rows[0]
}

export async function findByPhone(db: Database, areaCode: string, phone: string): Promise<CredentialsRow | undefined> {
  const { rows } = await sql<CredentialsRow>`
    select ${columns} from accounts where area_code = ${areaCode} and phone = ${phone}`.execute(db)
  return rows[0]
}

export async function findById(db: Database, accountId: string): Promise<CredentialsRow | undefined> {
  const { rows } = await sql<CredentialsRow>`
    select ${columns} from accounts where id = ${accountId} and type <> 'TEMP'`.execute(db)
  return rows[0]
}

/** Locks the row until the end of the transaction, against concurrent changes. */
export async function lockById(db: Database, accountId: string): Promise<CredentialsRow | undefined> {
  const { rows } = await sql<CredentialsRow>`
    select ${columns} from accounts where id = ${accountId} and type <> 'TEMP' for no key update`.execute(db)
  return rows[0]
}

export async function updatePasswordHash(db: Database, accountId: string, hash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', accountId).execute()
}

type ContactColumns = { email: string } | { area_code: string; phone: string }

/**
 * An unverified contact is released when another account registers or verifies it, unless it is the account's only
 * contact.
 */
export async function releaseUnproved(db: Database, contact: ContactColumns): Promise<void> {
  if ('email' in contact) {
    await sql`
      update accounts set email = null, type = 'PHONE'
      where email = ${contact.email} and email_verified_at is null
        and (type = 'PHONE' or phone_verified_at is not null)`.execute(db)
  } else {
    await sql`
      update accounts set area_code = null, phone = null, type = 'EMAIL'
      where area_code = ${contact.area_code} and phone = ${contact.phone} and phone_verified_at is null
        and (type = 'EMAIL' or email_verified_at is not null)`.execute(db)
  }
}

export type NewMember = {
  id: string
  type: 'EMAIL' | 'PHONE'
  username: string | null
  passwordHash: string
  contact: ContactColumns
  language: Locale
  now: Date
}

function columnsOf({ type, username, passwordHash, contact, language, now }: NewMember) {
  return { type, username, password_hash: passwordHash, ...contact, language, registered_at: now }
}

/** Inserts a registered account; false if its contact is taken. */
export async function insertMember(db: Database, member: NewMember): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({ ...columnsOf(member), id: member.id, created_at: member.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Turns a guest's account into a registered one; false if it is no longer a guest's. */
export async function promoteGuest(db: Database, member: NewMember): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set(columnsOf(member))
    .where('id', '=', member.id)
    .where('type', '=', 'TEMP')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function putContact(
  db: Database,
  accountId: string,
  contact: ContactColumns,
  verifiedAt: Date | null,
): Promise<void> {
  const verified = 'email' in contact ? { email_verified_at: verifiedAt } : { phone_verified_at: verifiedAt }
  await db
    .updateTable('accounts')
    .set({ ...contact, ...verified })
    .where('id', '=', accountId)
    .execute()
}

export async function removeUnprovedContact(db: Database, accountId: string, channel: 'EMAIL' | 'PHONE') {
  if (channel === 'EMAIL') {
    await db
      .updateTable('accounts')
      .set({ email: null })
      .where('id', '=', accountId)
      .where('email_verified_at', 'is', null)
      .execute()
  } else {
    await db
      .updateTable('accounts')
      .set({ area_code: null, phone: null })
      .where('id', '=', accountId)
      .where('phone_verified_at', 'is', null)
      .execute()
  }
}
