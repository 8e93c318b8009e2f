import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { MemberRight, ownRenovations, RenovationStatus, showRenovation } from '@fitout/contract/renovations.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { defectCountsOf, noDefects } from '../defects/open-defects-service.ts'
import { releaseFile } from '../files/files-service.ts'
import { showCertificate } from '../handovers/certificate-service.ts'
import { showWarranties } from '../handovers/warranties-service.ts'
import { canBeCancelled, showNewestQuotation, withdrawWithRooms } from '../quotations/quotation-heads-service.ts'
import { headOf, moneyOf, owedOf, showSchedule } from '../instalments/schedule-service.ts'
import { showRecords } from '../payment-records/shown-records-service.ts'
import { showRoomFiles } from '../renovation-files/shown-files-service.ts'
import { releasePictures } from '../renovation-messages/room-messages-service.ts'
import { worksOf } from '../stages/works-service.ts'
import { showSentVariations } from '../variations/shown-variations-service.ts'
import { findRoomOfMember } from './member-room-queries.ts'
import { findRight } from './renovation-members-queries.ts'
import { noteInRoom, showEvents } from './renovation-events-service.ts'
import { renovationLimits } from './renovation-limits.ts'
import { type Check, checkOf, factsOf, inOrder, waitsFor } from './renovation-room.ts'
import {
  cancelRenovationsOfClient,
  deleteQuietRenovations,
  findRenovation,
  listChecks,
  listContractsOfClient,
  listRenovationsOf,
  lockRenovation,
  moveStatus,
  type RenovationRow,
} from './renovations-queries.ts'

export type { RenovationRow } from './renovations-queries.ts'
export { type Check, factsOf, isOver, missingChecks } from './renovation-room.ts'

type Head = AnswerInput<typeof ownRenovations>['data'][number]
type Room = AnswerInput<typeof showRenovation>['data']

const strength: Record<MemberRight, number> = { READ: 0, APPROVE: 1, CLIENT: 2 }

/**
 * The right of an account in a room. Throws `renovation-not-found` for non-members as well as for a missing room, and
 * `not-allowed` for a member with a lesser right.
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

/** Returns the room and locks it. Everything that moves money in a room takes this lock first. */
export async function lockRoom(trx: Database, renovationId: string): Promise<RenovationRow> {
  const row = isId(renovationId) ? await lockRenovation(trx, renovationId) : undefined
  if (!row) throw new AppError('renovation-not-found')
  return row
}

/** The checks before works by renovation, in the order in which works need them. */
export async function showChecks(db: Database, renovationIds: string[], now: Date): Promise<Map<string, Check[]>> {
  const rows = await listChecks(db, renovationIds)
  const of = (id: string) => rows.filter((row) => row.renovation_id === id).map((row) => checkOf(row, now))
  return new Map(renovationIds.map((id) => [id, inOrder(of(id))]))
}

/** One state transition. Throws `illegal-transition` if the room is in none of the `from` states. */
export async function moveRoom(
  trx: Database,
  renovationId: string,
  { from, to }: { from: readonly RenovationStatus[]; to: RenovationStatus },
): Promise<void> {
  if (!(await moveStatus(trx, renovationId, { from, to, change: {} }))) throw new AppError('illegal-transition')
}

/** Marks the home as handed over on the day of its certificate. Throws `illegal-transition`. */
export async function handOver(trx: Database, renovationId: string, day: string): Promise<void> {
  const arrow = { from: ['INSPECTION'], to: 'HANDED_OVER', change: { handed_over_on: day } } as const
  if (!(await moveStatus(trx, renovationId, arrow))) throw new AppError('illegal-transition')
}

export async function showOwnRenovations(context: Context, accountId: string, page: PageRequest) {
  const found = await listRenovationsOf(context.db, accountId, {
    page: placeOf(page.query),
    today: hongKongDay(context.clock.now()),
  })
  return pageOf(context, page, found, (rows) => rows.map(presentOwnHead))
}

type OwnRow = Awaited<ReturnType<typeof listRenovationsOf>>['rows'][number]

function presentOwnHead(row: OwnRow): Head {
  return {
    ...presentHead(row),
    ...(row.asks && { waits_for: 'CLIENT' as const }),
    asks: row.asks,
    amount_due: row.due_cents === null ? null : toDollars(row.due_cents),
    due_on: row.due_on,
    unread: row.unread,
  }
}

function presentHead(row: RenovationRow): Omit<Head, 'asks' | 'amount_due' | 'due_on' | 'unread'> {
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
  const now = clock.now()
  const row = isId(renovationId) ? await findRoomOfMember(db, renovationId, accountId, now) : undefined
  if (!row) throw new AppError('renovation-not-found')
  const { right } = row
  const { quotation, cooling_off_until } = await showNewestQuotation(db, row.id, now)
  const documents = row.documents.map(({ id }) => id)
  const variations = await showSentVariations(db, row.id, now)
  const end = await endOf(db, row, now)
  const asksClient = variations.some(({ status }) => status === 'SENT') || end.open_defects.fixed > 0
  const addedDays = variations.reduce((days, one) => days + (one.status === 'APPROVED' ? one.days : 0), 0)
  return {
    ...presentHead(row),
    ...(asksClient && { waits_for: 'CLIENT' as const }),
    ...factsOf(row),
    address: row.address,
    description: row.description,
    building: row.building,
    checks: inOrder(row.checks.map((one) => checkOf(one, now))),
    file_ids: row.file_ids.filter((id) => !documents.includes(id)),
    document_ids: documents,
    right,
    members: row.members.map((member) => ({
      _id: member.id,
      name: member.username ?? '',
      right: member.right,
      is_self: member.account_id === accountId,
    })),
    invitations: row.invitations.map((one) => ({
      _id: one.id,
      email: one.email,
      right: one.right,
      expires_at: new Date(one.expires_at).toISOString(),
    })),
    staff_name: row.staff_name,
    quotation,
    can_cancel_quotation: right === 'CLIENT' && canBeCancelled(quotation, now),
    cooling_off_until,
    ...(await paymentsOf(context, row, accountId)),
    stages: (await worksOf(db, row, now, addedDays)).data,
    ...(await showRoomFiles(db, row.id)),
    variations,
    unread: row.unread,
    ...end,
  }
}

/** The states near or after the end of works. */
const nearEnd: ReadonlySet<RenovationStatus> = new Set(['IN_PROGRESS', 'INSPECTION', 'HANDED_OVER', 'CLOSED'])

async function endOf(db: Database, row: RenovationRow, now: Date) {
  if (!nearEnd.has(row.status)) return { open_defects: noDefects, certificate: null, warranties: [] }
  return {
    open_defects: await defectCountsOf(db, row.id, now),
    certificate: row.status === 'IN_PROGRESS' ? null : await showCertificate(db, row),
    warranties: row.handed_over_on ? await showWarranties(db, row.id) : [],
  }
}

async function paymentsOf(context: Context, { id }: RenovationRow, viewerId: string) {
  const rows = await showSchedule(context.db, id)
  const instalments = rows.map((row) => headOf(row, context.clock.now()))
  const [first = null, second = null] = instalments
  return {
    money: rows.length > 0 ? moneyOf(rows, await owedOf(context.db, id)) : null,
    instalments,
    first_instalment_payment: first,
    second_instalment_payment: second,
    payment_records: await showRecords(context, context.db, id, { instalments: rows, viewerId }),
  }
}

export async function showOwnEvents(context: Context, accountId: string, renovationId: string, page: PageRequest) {
  await requireRight(context.db, renovationId, accountId, 'READ')
  return showEvents(context, renovationId, page)
}

/**
 * Ends the rooms of a client in the deletion of the account; the map of personal data covers the rest. Throws
 * `renovations-still-open` while a contract has not been handed over.
 */
export async function endRoomsOfClient(context: Context, trx: Database, accountId: string): Promise<void> {
  const open = await listContractsOfClient(trx, accountId)
  if (open.length > 0) throw new AppError('renovations-still-open', { details: { renovation_ids: open } })
  const now = context.clock.now()
  const by = { accountId }
  const ended = await cancelRenovationsOfClient(trx, accountId, now)
  await withdrawWithRooms(context, trx, ended, { by })
  for (const id of ended) await noteInRoom(context, trx, id, by, { action: 'cancelled' })
  await releasePictures(trx, accountId)
}

/** Erases rooms without a contract and without an event for two years. */
export async function sweepRenovations(context: Context): Promise<void> {
  const before = context.clock.now()
  before.setUTCMonth(before.getUTCMonth() - renovationLimits.quietMonths)
  await transaction(context.db, async (trx) => {
    for (const fileId of await deleteQuietRenovations(trx, before)) await releaseFile(trx, fileId)
  })
}
