import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { MemberRight, ownRenovations, RenovationStatus, showRenovation } from '@fitout/contract/renovations.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { letGoOfFile, sendOwnedFile } from '../files/files-service.ts'
import { canBeCancelled, showNewestQuotation, withdrawWithRooms } from '../quotations/quotation-heads-service.ts'
import { headOf, showSchedule } from '../instalments/schedule-service.ts'
import { showRecords } from '../payment-records/shown-records-service.ts'
import { findStaffRow } from '../staff/staff-service.ts'
import { findRight, listMembers, listOpenInvitations } from './renovation-members-queries.ts'
import { showEvents } from './renovation-events-service.ts'
import { renovationLimits } from './renovation-limits.ts'
import { checkOf, factsOf, inOrder, waitsFor } from './renovation-room.ts'
import {
  cancelRenovationsOfClient,
  deleteQuietRenovations,
  findRenovation,
  listChecks,
  listContractsOfClient,
  listDocumentIds,
  listRenovationsOf,
  lockRenovation,
  moveStatus,
  type RenovationRow,
} from './renovations-queries.ts'

export type { RenovationRow } from './renovations-queries.ts'

type Head = AnswerInput<typeof ownRenovations>['data'][number]
type Room = AnswerInput<typeof showRenovation>['data']

const strength: Record<MemberRight, number> = { READ: 0, APPROVE: 1, CLIENT: 2 }

/**
 * The right of an account in a room. Throws `renovation-not-found`, for a stranger as for a room that does not exist,
 * and `not-allowed` for a member whose right is smaller than needed.
 */
export async function requireRight(
  db: Database,
  renovationId: string,
  accountId: string,
  needed: MemberRight,
): Promise<MemberRight> {
  const right = isId(renovationId) ? await findRight(db, renovationId, accountId) : undefined
  if (!right) throw new AppError('renovation-not-found')
  if (strength[right] < strength[needed]) throw new AppError('not-allowed')
  return right
}

/** Throws `renovation-not-found`. */
export async function requireRoomRow(db: Database, renovationId: string): Promise<RenovationRow> {
  const row = isId(renovationId) ? await findRenovation(db, renovationId) : undefined
  if (!row) throw new AppError('renovation-not-found')
  return row
}

/** The same, locked: whatever moves money in a room takes this lock first. */
export async function lockRoom(trx: Database, renovationId: string): Promise<RenovationRow> {
  const row = isId(renovationId) ? await lockRenovation(trx, renovationId) : undefined
  if (!row) throw new AppError('renovation-not-found')
  return row
}

/** One arrow of a room's state. Throws `illegal-transition` where it leads from none of its states. */
export async function moveRoom(
  trx: Database,
  renovationId: string,
  { from, to }: { from: readonly RenovationStatus[]; to: RenovationStatus },
): Promise<void> {
  if (!(await moveStatus(trx, renovationId, { from, to, change: {} }))) throw new AppError('illegal-transition')
}

export async function showOwnRenovations(context: Context, accountId: string, page: PageRequest) {
  const found = await listRenovationsOf(context.db, accountId, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(presentHead))
}

function presentHead(row: RenovationRow): Head {
  return {
    _id: row.id,
    reference: row.reference,
    title: row.title,
    status: row.status,
    district: factsOf(row).district,
    waits_for: waitsFor(row),
    created_at: row.created_at.toISOString(),
  }
}

export async function showRoom(context: Context, accountId: string, renovationId: string): Promise<Room> {
  const { db, clock } = context
  const right = await requireRight(db, renovationId, accountId, 'READ')
  const row = await requireRoomRow(db, renovationId)
  const now = clock.now()
  const { quotation, cooling_off_until } = await showNewestQuotation(db, row.id, now)
  const [checks, members, invitations, documents] = [
    await listChecks(db, [row.id]),
    await listMembers(db, row.id),
    right === 'CLIENT' ? await listOpenInvitations(db, row.id, now) : [],
    await listDocumentIds(db, row.file_ids),
  ]
  return {
    ...presentHead(row),
    ...factsOf(row),
    address: row.address,
    description: row.description,
    building: row.building,
    checks: inOrder(checks.map((check) => checkOf(check, now))),
    file_ids: row.file_ids.filter((id) => !documents.includes(id)),
    document_ids: documents,
    right,
    members: members.map((member) => ({
      _id: member.id,
      name: member.username ?? '',
      right: member.right,
      is_self: member.account_id === accountId,
    })),
    invitations: invitations.map((one) => ({
      _id: one.id,
      email: one.email,
      right: one.right,
      expires_at: one.expires_at.toISOString(),
    })),
    staff_name: (row.staff_id && (await findStaffRow(db, row.staff_id))?.name) || null,
    quotation,
    can_cancel_quotation: right === 'CLIENT' && canBeCancelled(quotation, now),
    cooling_off_until,
    ...(await moneyOf(context, row.id)),
  }
}

async function moneyOf(context: Context, renovationId: string) {
  const instalments = await showSchedule(context.db, renovationId)
  const [first = null, second = null] = instalments.map((row) => headOf(row, context.clock.now()))
  return {
    first_instalment_payment: first,
    second_instalment_payment: second,
    payment_records: await showRecords(context, context.db, renovationId, instalments),
  }
}

export async function showOwnEvents(context: Context, accountId: string, renovationId: string, page: PageRequest) {
  await requireRight(context.db, renovationId, accountId, 'READ')
  return showEvents(context, renovationId, page)
}

/** Throws `file-not-found`, also for a file of another room. */
export async function sendRoomFile(
  context: Context,
  accountId: string,
  renovationId: string,
  fileId: string,
): Promise<FileAnswer> {
  await requireRight(context.db, renovationId, accountId, 'READ')
  return sendFileOf(context, renovationId, fileId)
}

export async function sendFileOf(context: Context, renovationId: string, fileId: string): Promise<FileAnswer> {
  const row = await requireRoomRow(context.db, renovationId)
  if (!row.file_ids.includes(fileId)) throw new AppError('file-not-found')
  return sendOwnedFile(context, fileId)
}

/**
 * Ends the rooms of a client whose account is deleted; what they hold of the person goes by the map. Throws
 * `renovations-still-open` while there is a contract that is not handed over.
 */
export async function endRoomsOfClient(context: Context, trx: Database, accountId: string): Promise<void> {
  const open = await listContractsOfClient(trx, accountId)
  if (open.length > 0) throw new AppError('renovations-still-open', { details: { renovation_ids: open } })
  const now = context.clock.now()
  await withdrawWithRooms(trx, await cancelRenovationsOfClient(trx, accountId, now), { at: now })
}

/** Erases rooms that came to no contract and have been quiet for two years. */
export async function sweepRenovations(context: Context): Promise<void> {
  const before = context.clock.now()
  before.setUTCMonth(before.getUTCMonth() - renovationLimits.quietMonths)
  await transaction(context.db, async (trx) => {
    for (const fileId of await deleteQuietRenovations(trx, before)) await letGoOfFile(trx, fileId)
  })
}
