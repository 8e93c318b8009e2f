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

/** What an account is entered by. Never leaves the server. */
export type Credentials = CredentialsRow

/** The account of the first contact that has one. All are asked about, so that the time tells nothing. */
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

/** Keeps every other change of these credentials waiting until the transaction ends. */
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

/** Gives an account a contact that its owner has proved. */
export async function putProvedContact(db: Database, accountId: string, contact: Contact, now: Date): Promise<void> {
  await putContact(db, accountId, columnsOf(contact), now)
}

/** Gives an account a second contact, which opens nothing before it is proved. */
export async function putUnprovedContact(db: Database, accountId: string, contact: Contact): Promise<void> {
  await putContact(db, accountId, columnsOf(contact), null)
}

export async function dropUnprovedContact(db: Database, accountId: string, channel: Channel): Promise<void> {
  await removeUnprovedContact(db, accountId, channel)
}

/**
 * Whether a contact may be somebody else's: nobody has proved it, and it is not what names the account, or another one
 * is proved. It opens nothing by messages, and gives way to whoever registers with it or proves it.
 */
export function givesWay(account: Credentials, channel: Channel): boolean {
  const other = channel === 'EMAIL' ? 'PHONE' : 'EMAIL'
  return !isProved(account, channel) && (account.type !== channel || isProved(account, other))
}

/** Takes a contact from the account that would have to give way. */
export async function freeUnproved(db: Database, contact: Contact): Promise<void> {
  await releaseUnproved(db, columnsOf(contact))
}

export type NewMember = {
  id: string
  contact: Contact
  username: string | null
  passwordHash: string
  language: string
  now: Date
}

/** Writes a registered account; false where its contact is somebody's. */
export async function writeMember(db: Database, { contact, ...member }: NewMember): Promise<boolean> {
  return insertMember(db, { ...member, type: contact.channel, contact: columnsOf(contact) })
}

/** Makes a guest's account a registered one; false where he is a guest no longer. */
export async function makeGuestMember(db: Database, { contact, ...member }: NewMember): Promise<boolean> {
  return promoteGuest(db, { ...member, type: contact.channel, contact: columnsOf(contact) })
}
