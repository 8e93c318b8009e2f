import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { RoomReader } from '../../jobs/job-data.ts'
import { findLiveAccount } from '../accounts/accounts-service.ts'
import { listStaffWith } from '../staff/staff-service.ts'
import { listDecidingAccounts } from './renovation-members-service.ts'
import type { RenovationRow } from './renovations-service.ts'

/**
 * The readers of a decision in a room: everyone who decides and, if it is news to the studio, the responsible colleague.
 */
export async function listReaders(
  trx: Database,
  room: Pick<RenovationRow, 'id' | 'client_email' | 'staff_id'>,
  isForStudio: boolean,
): Promise<RoomReader[]> {
  const clients = await listDeciders(trx, room)
  return isForStudio && room.staff_id ? [...clients, { staffId: room.staff_id }] : clients
}

/** Everyone who decides and pays; a client who has not joined yet is mailed at the invited address. */
export async function listDeciders(
  trx: Database,
  room: Pick<RenovationRow, 'id' | 'client_email'>,
): Promise<({ accountId: string } | { invited: true })[]> {
  const people = await listDecidingAccounts(trx, room.id)
  if (people.length === 0 && room.client_email) return [{ invited: true }]
  return people.map((accountId) => ({ accountId }))
}

type Addressee = { key: string; email: string; name: string; locale: Locale; isStaff: boolean }

/** The address, name and language of a reader; undefined if there is no address any more. */
export async function addresseeOf(
  { db }: Context,
  room: RenovationRow,
  reader: RoomReader,
): Promise<Addressee | undefined> {
  if ('staffId' in reader) {
    const person = (await listStaffWith(db, 'renovations.read')).find(({ id }) => id === reader.staffId)
    return person && { key: person.id, email: person.email, name: person.name, locale: person.language, isStaff: true }
  }
  if ('invited' in reader) {
    const { client_email: email, client_name: name, language: locale } = room
    return email ? { key: 'invited', email, name, locale, isStaff: false } : undefined
  }
  const account = await findLiveAccount(db, reader.accountId)
  if (!account?.email) return undefined
  const { id: key, email, username, language: locale } = account
  return { key, email, name: username ?? '', locale, isStaff: false }
}
