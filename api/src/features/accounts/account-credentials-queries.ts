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

/** The row locked until the transaction ends, against a second change at the same moment. */
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
 * A contact that nobody has proved gives way to whoever registers with it or proves it, unless it is the only one that
 * names its account. The account keeps the other, and is named by that one.
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
  type: string
  username: string | null
  passwordHash: string
  contact: ContactColumns
  language: string
  now: Date
}

function columnsOf({ type, username, passwordHash, contact, language, now }: NewMember) {
  return { type, username, password_hash: passwordHash, ...contact, language, registered_at: now }
}

/** Writes a registered account; false where its contact is somebody's. */
export async function insertMember(db: Database, member: NewMember): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({ ...columnsOf(member), id: member.id, created_at: member.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Makes a guest's account a registered one; false where he is a guest no longer. */
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
