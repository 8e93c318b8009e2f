import type { Locale } from '@fitout/contract/locales.ts'
import type { Database } from '../../database/database.ts'
import { type Channel, columnsOf, type Contact, emailContact, phoneContact } from '../contacts/contacts-service.ts'
import {
  type CredentialsRow,
  findByEmail,
  findById,
  findByPhone,
  insertMember,
  lockById,
  promoteGuest,
  putContact,
  releaseUnproved,
  removeUnprovedContact,
  updatePasswordHash,
} from './account-credentials-queries.ts'

/** The login credentials of an account. They never leave the server. */
export type Credentials = CredentialsRow

/** The account of the first contact that has one. All are queried, so that timing reveals nothing. */
export async function findCredentials(db: Database, contacts: Contact[]): Promise<Credentials | undefined> {
  const found: (Credentials | undefined)[] = []
  for (const contact of contacts) {
    const columns = columnsOf(contact)
    found.push(
      'email' in columns
        ? await findByEmail(db, columns.email)
        : await findByPhone(db, columns.area_code, columns.phone),
    )
  }
  return found.find((account) => account !== undefined)
}

export async function findCredentialsOf(db: Database, accountId: string): Promise<Credentials | undefined> {
  return findById(db, accountId)
}

/** The account that has verified an email address. */
export async function findProvedAccount(db: Database, email: string): Promise<string | undefined> {
  const account = await findByEmail(db, email)
  return account?.is_email_verified && !account.is_disabled ? account.id : undefined
}

/** Locks the credentials until the end of the transaction. */
export async function lockCredentials(db: Database, accountId: string): Promise<Credentials | undefined> {
  return lockById(db, accountId)
}

export async function setPassword(db: Database, accountId: string, hash: string): Promise<void> {
  await updatePasswordHash(db, accountId, hash)
}

export function contactOf(credentials: Credentials, channel: Channel): Contact | undefined {
  const { email, area_code: areaCode, phone } = credentials
  if (channel === 'EMAIL') return email ? emailContact(email) : undefined
  return areaCode && phone ? phoneContact(areaCode, phone) : undefined
}

export function isProved(credentials: Credentials, channel: Channel): boolean {
  return channel === 'EMAIL' ? credentials.is_email_verified : credentials.is_phone_verified
}

/** Sets a contact that the account's owner has verified. */
export async function putProvedContact(db: Database, accountId: string, contact: Contact, now: Date): Promise<void> {
  await putContact(db, accountId, columnsOf(contact), now)
}

/** Sets a second contact, which cannot be used to log in before it is verified. */
export async function putUnprovedContact(db: Database, accountId: string, contact: Contact): Promise<void> {
  await putContact(db, accountId, columnsOf(contact), null)
}

export async function dropUnprovedContact(db: Database, accountId: string, channel: Channel): Promise<void> {
  await removeUnprovedContact(db, accountId, channel)
}

/**
 * Whether a contact may belong to someone else: it is unverified, and it is not the contact the account logs in with, or
 * the other contact is verified. It gets no reset messages, and is released when another account registers or verifies
 * it.
 */
export function isReleasable(account: Credentials, channel: Channel): boolean {
  const other = channel === 'EMAIL' ? 'PHONE' : 'EMAIL'
  return !isProved(account, channel) && (account.type !== channel || isProved(account, other))
}

/** Releases an unverified contact from its account. */
export async function freeUnproved(db: Database, contact: Contact): Promise<void> {
  await releaseUnproved(db, columnsOf(contact))
}

export type NewMember = {
  id: string
  contact: Contact
  username: string | null
  passwordHash: string
  language: Locale
  now: Date
}

/** Creates a registered account; false if its contact is taken. */
export async function writeMember(db: Database, { contact, ...member }: NewMember): Promise<boolean> {
  return insertMember(db, { ...member, type: contact.channel, contact: columnsOf(contact) })
}

/** Registers a guest's account; false if it is no longer a guest's. */
export async function makeGuestMember(db: Database, { contact, ...member }: NewMember): Promise<boolean> {
  return promoteGuest(db, { ...member, type: contact.channel, contact: columnsOf(contact) })
}
