import type { Body } from '@fitout/contract/endpoint.ts'
import { canonicalEmail } from '@fitout/contract/formats.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { invitationDays, type inviteMember, type MemberRight, membersAtMost } from '@fitout/contract/renovations.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { isProvedEmail } from '../consents/consents-service.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { codeHash, invitationCode } from './invitation-code.ts'
import { type Actor, noteInRoom } from './renovation-events-service.ts'
import { renovationLimits } from './renovation-limits.ts'
import {
  countInvitationsSince,
  deleteMember,
  endInvitation,
  findOpenInvitation,
  insertInvitation,
  insertMember,
  type InvitationRow,
  listMembers,
  listOpenInvitations,
  updateRight,
  withdrawInvitationsTo,
} from './renovation-members-queries.ts'
import { isOver } from './renovation-room.ts'
import { requireRight } from './renovations-service.ts'
import { notifyOfRight } from './right-mail.ts'
import { lockRenovation, type RenovationRow } from './renovations-queries.ts'

export { listDecidingAccounts } from './renovation-members-queries.ts'

const dayInMilliseconds = 86_400_000

/** The locked room, if it is still writable. Throws `renovation-not-found`, `illegal-transition`. */
export async function lockOpenRoom(trx: Database, renovationId: string): Promise<RenovationRow> {
  const row = await lockRenovation(trx, renovationId)
  if (!row) throw new AppError('renovation-not-found')
  if (isOver(row)) throw new AppError('illegal-transition')
  return row
}

/** Invitation by the client. Throws `not-allowed` for other members, `too-many-members`. */
export async function inviteByClient(
  context: Context,
  accountId: string,
  renovationId: string,
  { body, idempotencyKey }: { body: Body<typeof inviteMember>; idempotencyKey: string | undefined },
) {
  await requireRight(context.db, renovationId, accountId, 'CLIENT')
  return transaction(context.db, async (trx) => {
    const work = async () => presentInvitation(await invite(context, trx, renovationId, { accountId }, body))
    if (!idempotencyKey) return work()
    const operation = { accountId, operation: `invitation to ${renovationId}`, key: idempotencyKey }
    return onceWithin(trx, operation, body, work)
  })
}

export function presentInvitation(row: Pick<InvitationRow, 'id' | 'email' | 'right' | 'expires_at'>) {
  return {
    _id: row.id,
    email: row.email,
    right: row.right,
    expires_at: row.expires_at.toISOString(),
  }
}

type Wanted = { email: string; right: MemberRight; language: Locale }

/** Invites an address, in the caller's transaction, replacing an open invitation to it. */
export async function invite(context: Context, trx: Database, renovationId: string, by: Actor, wanted: Wanted) {
  await lockOpenRoom(trx, renovationId)
  const now = context.clock.now()
  const email = canonicalEmail(wanted.email)
  await withdrawInvitationsTo(trx, renovationId, email)
  await requireRoomForOne(trx, renovationId, wanted.right, now)
  const id = newId()
  const row = {
    id,
    renovation_id: renovationId,
    email,
    right: wanted.right,
    language: wanted.language,
    code_hash: codeHash(await invitationCode(trx, id)),
    created_at: now,
    expires_at: new Date(now.getTime() + invitationDays * dayInMilliseconds),
  }
  await insertInvitation(trx, row)
  await noteInRoom(context, trx, renovationId, by, { action: 'invited', facts: { right: wanted.right } })
  await context.jobs.enqueue(trx, 'renovation-invitation', { invitationId: id })
  return row
}

/** Throws `too-many-members` if members and open invitations reach the limit, or too many were sent today. */
async function requireRoomForOne(trx: Database, renovationId: string, right: MemberRight, now: Date): Promise<void> {
  const members = await listMembers(trx, renovationId)
  const open = await listOpenInvitations(trx, renovationId, now)
  const isClientThere = members.some((one) => one.right === 'CLIENT')
  if (right === 'CLIENT' && isClientThere) throw new AppError('illegal-transition')
  const others = [...members, ...open].filter((one) => one.right !== 'CLIENT').length
  const sentToday = await countInvitationsSince(trx, renovationId, new Date(now.getTime() - dayInMilliseconds))
  if ((right !== 'CLIENT' && others >= membersAtMost) || sentToday >= renovationLimits.invitationsADay)
    throw new AppError('too-many-members', { retryAfterSeconds: 3600 })
}

/** The renovation of an invitation. Throws `invitation-invalid`, whatever is wrong with the code. */
export async function showInvitation({ db, clock }: Context, code: string) {
  const found = await findOpenInvitation(db, codeHash(code), clock.now())
  if (!found) throw new AppError('invitation-invalid')
  return { title: found.title, right: found.right, expires_at: found.expires_at.toISOString() }
}

/** Accepts an invitation with an account that has verified the invited address. Throws `invitation-invalid`. */
export async function acceptByCode(context: Context, accountId: string, code: string) {
  return transaction(context.db, async (trx) => {
    const found = await findOpenInvitation(trx, codeHash(code), context.clock.now())
    if (!found || !(await isProvedEmail(trx, accountId, found.email))) throw new AppError('invitation-invalid')
    await lockOpenRoom(trx, found.renovation_id)
    // A concurrent acceptance waits for the lock and then finds the invitation accepted.
    if (!(await endInvitation(trx, found.id, 'ACCEPTED'))) throw new AppError('invitation-invalid')
    await join(context, trx, found.renovation_id, accountId, found.right)
    return { renovation_id: found.renovation_id }
  })
}

/** Adds a member, or raises the right of an existing one. */
export async function join(
  context: Context,
  trx: Database,
  renovationId: string,
  accountId: string,
  right: MemberRight,
): Promise<void> {
  const present = (await listMembers(trx, renovationId)).find((one) => one.account_id === accountId)
  if (present?.right === 'CLIENT') return
  if (present) await updateRight(trx, present.id, right)
  else {
    const created_at = context.clock.now()
    await insertMember(trx, { id: newId(), renovation_id: renovationId, account_id: accountId, right, created_at })
  }
  await noteInRoom(context, trx, renovationId, { accountId }, { action: 'joined', facts: { right } })
  await notifyOfRight(context, trx, { event: 'joined', right, renovationId, memberId: accountId, byId: accountId })
}

/** Throws `not-allowed`, `member-not-found`, and `illegal-transition` for the client. */
export async function changeRightByClient(
  context: Context,
  accountId: string,
  renovationId: string,
  { memberId, right }: { memberId: string; right: MemberRight },
): Promise<void> {
  await requireRight(context.db, renovationId, accountId, 'CLIENT')
  await transaction(context.db, async (trx) => {
    await lockOpenRoom(trx, renovationId)
    const member = (await listMembers(trx, renovationId)).find(({ id }) => id === memberId)
    if (!member) throw new AppError('member-not-found')
    if (member.right === 'CLIENT') throw new AppError('illegal-transition')
    if (member.right === right) return
    await updateRight(trx, memberId, right)
    await noteInRoom(context, trx, renovationId, { accountId }, { action: 'right-changed', facts: { right } })
    const news = { event: 'changed', right, renovationId, memberId: member.account_id } as const
    await notifyOfRight(context, trx, { ...news, byId: accountId })
  })
}

/**
 * The client can remove anyone, others only themselves. Throws `not-allowed`, `member-not-found`, `illegal-transition`.
 */
export async function removeByMember(
  context: Context,
  accountId: string,
  renovationId: string,
  memberId: string,
): Promise<void> {
  const right = await requireRight(context.db, renovationId, accountId, 'READ')
  const self = (await listMembers(context.db, renovationId)).find((one) => one.account_id === accountId)
  if (right !== 'CLIENT' && self?.id !== memberId) throw new AppError('not-allowed')
  await transaction(context.db, (trx) => removeFrom(context, trx, renovationId, { accountId }, memberId))
}

/** Removes a member or withdraws an open invitation. Access ends with the next request. */
export async function removeFrom(
  context: Context,
  trx: Database,
  renovationId: string,
  by: Actor,
  memberId: string,
): Promise<void> {
  const room = await lockRenovation(trx, renovationId)
  if (!room) throw new AppError('renovation-not-found')
  const member = (await listMembers(trx, renovationId)).find(({ id }) => id === memberId)
  if (member?.right === 'CLIENT') throw new AppError('illegal-transition')
  if (member) {
    await deleteMember(trx, memberId)
    const byId = typeof by === 'object' && 'accountId' in by ? by.accountId : undefined
    await notifyOfRight(context, trx, { event: 'removed', renovationId, memberId: member.account_id, byId })
    return noteInRoom(context, trx, renovationId, by, { action: 'member-removed', facts: { right: member.right } })
  }
  const invitations = await listOpenInvitations(trx, renovationId, context.clock.now())
  const invitation = invitations.find(({ id }) => id === memberId)
  if (!invitation || !(await endInvitation(trx, memberId, 'WITHDRAWN'))) throw new AppError('member-not-found')
  return noteInRoom(context, trx, renovationId, by, {
    action: 'invitation-withdrawn',
    facts: { right: invitation.right },
  })
}
