import type { MemberRight } from '@fitout/contract/renovations.ts'
import type { Insertable, Selectable } from 'kysely'
import type { DB, RenovationInvitations } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export type InvitationRow = Selectable<RenovationInvitations>

export async function insertMember(db: Database, row: Insertable<DB['renovation_members']>): Promise<void> {
  await db.insertInto('renovation_members').values(row).execute()
}

/** The right of an account in a renovation. */
export async function findRight(
  db: Database,
  renovationId: string,
  accountId: string,
): Promise<MemberRight | undefined> {
  const row = await db
    .selectFrom('renovation_members')
    .select('right')
    .where('renovation_id', '=', renovationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.right
}

/** The client first, the others in the order they joined. */
export async function listMembers(db: Database, renovationId: string) {
  return db
    .selectFrom('renovation_members')
    .innerJoin('accounts', 'accounts.id', 'renovation_members.account_id')
    .select(['renovation_members.id', 'renovation_members.account_id', 'renovation_members.right', 'accounts.username'])
    .where('renovation_id', '=', renovationId)
    .orderBy((of) => of('renovation_members.right', '=', 'CLIENT'), 'desc')
    .orderBy('renovation_members.created_at')
    .execute()
}

export async function updateRight(db: Database, memberId: string, right: MemberRight): Promise<void> {
  await db.updateTable('renovation_members').set({ right }).where('id', '=', memberId).execute()
}

export async function deleteMember(db: Database, memberId: string): Promise<void> {
  await db.deleteFrom('renovation_members').where('id', '=', memberId).execute()
}

export async function insertInvitation(db: Database, row: Insertable<DB['renovation_invitations']>): Promise<void> {
  await db.insertInto('renovation_invitations').values(row).execute()
}

export async function findInvitation(db: Database, id: string): Promise<InvitationRow | undefined> {
  return db.selectFrom('renovation_invitations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An open invitation with the title of its renovation. */
export async function findOpenInvitation(db: Database, codeHash: string, now: Date) {
  return db
    .selectFrom('renovation_invitations as i')
    .innerJoin('renovations as r', 'r.id', 'i.renovation_id')
    .selectAll('i')
    .select('r.title')
    .where('i.code_hash', '=', codeHash)
    .where('i.state', '=', 'SENT')
    .where('i.expires_at', '>', now)
    .where('r.status', 'not in', ['CLOSED', 'CANCELLED'])
    .executeTakeFirst()
}

export async function findNewestInvitationTo(db: Database, email: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('renovation_invitations as i')
    .innerJoin('renovations as r', 'r.id', 'i.renovation_id')
    .select('i.id')
    .where('i.email', '=', email)
    .where('i.state', '=', 'SENT')
    .where('i.expires_at', '>', now)
    .where('r.status', 'not in', ['CLOSED', 'CANCELLED'])
    .orderBy('i.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export async function listOpenInvitations(db: Database, renovationId: string, now: Date): Promise<InvitationRow[]> {
  return db
    .selectFrom('renovation_invitations')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('state', '=', 'SENT')
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute()
}

/** Closes an invitation. False if it was accepted or closed before. */
export async function endInvitation(db: Database, id: string, state: 'ACCEPTED' | 'WITHDRAWN'): Promise<boolean> {
  const row = await db
    .updateTable('renovation_invitations')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'SENT')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A new invitation replaces an open one to the same address. */
export async function withdrawInvitationsTo(db: Database, renovationId: string, email: string): Promise<void> {
  await db
    .updateTable('renovation_invitations')
    .set({ state: 'WITHDRAWN' })
    .where('renovation_id', '=', renovationId)
    .where('email', '=', email)
    .where('state', '=', 'SENT')
    .execute()
}

export async function countInvitationsSince(db: Database, renovationId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('renovation_invitations')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('renovation_id', '=', renovationId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.count
}

/** The accounts that decide, the client first. */
export async function listDecidingAccounts(db: Database, renovationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('renovation_members')
    .select('account_id')
    .where('renovation_id', '=', renovationId)
    .where('right', 'in', ['CLIENT', 'APPROVE'])
    .orderBy((of) => of('right', '=', 'CLIENT'), 'desc')
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.account_id)
}
