import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import { checkKeys } from '@fitout/contract/renovations.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type {
  assignRenovation,
  cancelRenovation,
  changeRenovation,
  findStaffRenovation,
  inviteRenovationMember,
  listStaffRenovations,
  setRenovationCheck,
} from '@fitout/contract/staff/renovations.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { findEnquiryForRoom } from '../enquiries/enquiries-service.ts'
import { overdueDay } from '../instalments/schedule-service.ts'
import { endingDay, showNewestQuotation, withdrawWithRooms } from '../quotations/quotation-heads-service.ts'
import { findStaffRow, requireColleague } from '../staff/staff-service.ts'
import { auditRenovation } from './renovation-audit-service.ts'
import { findRenovationIds, listStaffRenovationRows } from './listed-renovations-queries.ts'
import { renovationLimits } from './renovation-limits.ts'
import { noteInRoom, showEvents } from './renovation-events-service.ts'
import { listMembers, listOpenInvitations } from './renovation-members-queries.ts'
import { invite, lockOpenRoom, presentInvitation, removeFrom } from './renovation-members-service.ts'
import { checkOf, endingChecks, factsOf, inOrder, missingChecks } from './renovation-room.ts'
import {
  findRenovation,
  listChecks,
  listDocumentIds,
  listForemen,
  moveStatus,
  putCheck,
  putForemen,
  type RenovationRow,
  updateRenovation,
} from './renovations-queries.ts'

export type StaffRoom = AnswerInput<typeof findStaffRenovation>['data']
type By = { id: string }

export async function showRenovationsToStaff(
  context: Context,
  page: PageRequest & { query: Query<typeof listStaffRenovations> },
) {
  const { q } = page.query
  const found = q ? await findRenovationIds(context.db, q) : undefined
  const filter = { ...page.query, found, days: daysAt(context) }
  const listed = await listStaffRenovationRows(context.db, filter, placeOf(page.query), page.query)
  return pageOf(context, page, listed, async (rows) => {
    const ids = rows.map(({ id }) => id)
    const checks = await listChecks(context.db, ids)
    const now = context.clock.now()
    const { ending } = daysAt(context)
    return rows.map(({ staff_name: name, has_client: hasClient, due_first, ...row }) => {
      const own = checks.filter((check) => check.renovation_id === row.id).map((check) => checkOf(check, now))
      const person = row.staff_id && name ? { _id: row.staff_id, name } : null
      const beside = { hasClient, person, missing: missingChecks(own), ending: endingChecks(own, ending) }
      return { ...headOf(row, beside), due_first }
    })
  })
}

function daysAt({ clock }: Pick<Context, 'clock'>) {
  const now = clock.now()
  return {
    overdue: overdueDay(now),
    today: hongKongDay(now),
    expiring: endingDay(now),
    ending: hongKongDay(now, renovationLimits.endingDays),
  }
}

type Beside = {
  hasClient: boolean
  person: { _id: string; name: string } | null
  missing: StaffRoom['missing_checks']
  ending: StaffRoom['ending_checks']
}

function headOf(row: RenovationRow, { hasClient, person, missing, ending }: Beside) {
  return {
    _id: row.id,
    reference: row.reference,
    title: row.title,
    status: row.status,
    district: factsOf(row).district,
    client_name: row.client_name,
    has_client: hasClient,
    staff: person,
    moved_at: row.moved_at.toISOString(),
    permit_until: row.building.permit_until,
    missing_checks: missing,
    ending_checks: ending,
    created_at: row.created_at.toISOString(),
  }
}

/** Throws `renovation-not-found`. */
export async function showRenovationToStaff(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
): Promise<StaffRoom> {
  const row = isId(id) ? await findRenovation(db, id) : undefined
  if (!row) throw new AppError('renovation-not-found')
  const now = clock.now()
  const checks = (await listChecks(db, [id])).map((check) => ({
    ...checkOf(check, now),
    staff_name: check.staff_name,
    changed_at: check.changed_at.toISOString(),
  }))
  const members = await listMembers(db, id)
  const documents = await listDocumentIds(db, row.file_ids)
  const staff = row.staff_id ? await findStaffRow(db, row.staff_id) : undefined
  const enquiry = row.enquiry_id ? await findEnquiryForRoom(db, row.enquiry_id) : undefined
  const hasClient = members.some(({ right }) => right === 'CLIENT')
  const person = staff ? { _id: staff.id, name: staff.name } : null
  const { ending } = daysAt({ clock })
  const { quotation, draft, cooling_off_until } = await showNewestQuotation(db, id, now)
  return {
    ...headOf(row, { hasClient, person, missing: missingChecks(checks), ending: endingChecks(checks, ending) }),
    ...factsOf(row),
    language: row.language,
    address: row.address,
    description: row.description,
    client_email: row.client_email,
    client_number: row.client_phone && `+${row.client_area_code ?? ''} ${row.client_phone}`,
    enquiry: enquiry ? { _id: enquiry.id, reference: enquiry.reference } : null,
    file_ids: row.file_ids.filter((one) => !documents.includes(one)),
    document_ids: documents,
    building: row.building,
    checks: inOrder(checks),
    foremen: (await listForemen(db, id)).map((one) => ({ _id: one.id, name: one.name })),
    members: members.map((one) => ({ _id: one.id, name: one.username ?? '', right: one.right })),
    invitations: (await listOpenInvitations(db, id, now)).map(presentInvitation),
    cancelled_reason: row.cancelled_reason,
    quotation,
    quotation_draft: draft,
    cooling_off_until,
    revision: row.revision,
  }
}

export async function showEventsToStaff(context: Context, id: string, page: PageRequest) {
  if (!isId(id) || !(await findRenovation(context.db, id))) throw new AppError('renovation-not-found')
  return showEvents(context, id, page)
}

/** Throws `renovation-not-found`, `changed-meanwhile`, `illegal-transition`. */
export async function changeRoom(
  context: Context,
  by: By,
  id: string,
  { revision, building, ...facts }: Body<typeof changeRenovation>,
): Promise<StaffRoom> {
  return inOpenRoom(context, id, async (trx, row) => {
    if (row.revision !== revision) throw new AppError('changed-meanwhile')
    const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
    const change = { ...given, ...(building && { building }) }
    await updateRenovation(trx, id, { ...change, revision: revision + 1 })
    const after = { ...row, ...given, building: building ?? row.building }
    const [was, is] = [auditedFields(row), auditedFields(after)]
    const names = Object.keys(was) as (keyof typeof was)[]
    // Titles and addresses may name the client, so only the fact that they changed is audited.
    const renamed = (['title', 'address'] as const).filter((name) => after[name] !== row[name])
    const fields = [...names.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name])), ...renamed]
    if (fields.length === 0) return
    await noteInRoom(context, trx, id, { staffId: by.id }, { action: 'changed', facts: { fields } })
    const each = (word: string) => Object.fromEntries(renamed.map((name) => [name, word]))
    await auditRenovation(trx, by, row, 'renovations.change', {
      before: { ...was, ...each('former') },
      after: { ...is, ...each('new') },
    })
  })
}

/** The audited fields, without those that may name the client. */
function auditedFields(row: RenovationRow) {
  return { ...factsOf(row), building: row.building }
}

/** Throws `renovation-not-found`, `staff-not-found`, `illegal-transition`. */
export async function assignRoom(
  context: Context,
  by: By,
  id: string,
  { staff_id: staffId, site_staff_ids: wanted }: Body<typeof assignRenovation>,
): Promise<StaffRoom> {
  return inOpenRoom(context, id, async (trx, row) => {
    const foremen = (await listForemen(trx, id)).map((one) => one.id)
    const before = { owner: row.staff_id, foremen }
    const after = { owner: staffId === undefined ? row.staff_id : staffId, foremen: [...new Set(wanted ?? foremen)] }
    if (isDeepStrictEqual(before, after)) return
    if (after.owner && after.owner !== before.owner) await requireColleague(trx, after.owner, 'renovations.work')
    for (const one of after.foremen) if (!foremen.includes(one)) await requireColleague(trx, one, 'site.work')
    await updateRenovation(trx, id, { staff_id: after.owner })
    await putForemen(trx, id, after.foremen)
    await noteInRoom(context, trx, id, { staffId: by.id }, { action: 'assigned' })
    await auditRenovation(trx, by, row, 'renovations.assign', { before, after })
  })
}

/** Throws `renovation-not-found`, `changed-meanwhile`, `illegal-transition`, or `invalid-input` without a reason. */
export async function setCheck(
  context: Context,
  by: By,
  { id, key }: { id: string; key: string },
  { revision, ...wanted }: Body<typeof setRenovationCheck>,
): Promise<StaffRoom> {
  const known = checkKeys.find((one) => one === key)
  if (!known) throw new AppError('renovation-not-found')
  if (wanted.state === 'NOT_NEEDED' && wanted.reason === '')
    throw new AppError('invalid-input', { errors: [{ path: 'reason', code: 'required' }] })
  return inOpenRoom(context, id, async (trx, row) => {
    if (row.revision !== revision) throw new AppError('changed-meanwhile')
    const before = (await listChecks(trx, [id])).find((one) => one.key === key)
    const now = context.clock.now()
    await putCheck(trx, { renovation_id: id, key: known, ...wanted, staff_id: by.id, changed_at: now })
    await updateRenovation(trx, id, { revision: revision + 1 })
    await noteInRoom(context, trx, id, { staffId: by.id }, { action: 'check', facts: { key, state: wanted.state } })
    const was = before && { [key]: { state: before.state, number: before.number, valid_until: before.valid_until } }
    const is = { [key]: { state: wanted.state, number: wanted.number, valid_until: wanted.valid_until } }
    await auditRenovation(trx, by, row, 'renovations.check', { before: was, after: is })
  })
}

/** Cancels a renovation without a contract. Throws `renovation-not-found`, `illegal-transition`. */
export async function cancelRoom(
  context: Context,
  by: By,
  id: string,
  { reason }: Body<typeof cancelRenovation>,
): Promise<StaffRoom> {
  return inOpenRoom(context, id, async (trx, row) => {
    const arrow = { from: ['PLANNING', 'QUOTED'], to: 'CANCELLED', change: { cancelled_reason: reason } } as const
    if (!(await moveStatus(trx, id, arrow))) throw new AppError('illegal-transition')
    await withdrawWithRooms(context, trx, [id], { by: { staffId: by.id }, reason })
    await noteInRoom(context, trx, id, { staffId: by.id }, { action: 'cancelled' })
    await auditRenovation(trx, by, row, 'renovations.cancel', {
      before: { status: row.status },
      after: { status: 'CANCELLED', reason },
    })
  })
}

export async function inviteByStaff(
  context: Context,
  by: By,
  id: string,
  wanted: Body<typeof inviteRenovationMember>,
): Promise<StaffRoom> {
  return inOpenRoom(context, id, async (trx, row) => {
    await invite(context, trx, id, { staffId: by.id }, wanted)
    await auditRenovation(trx, by, row, 'renovations.invite', { after: { right: wanted.right } })
  })
}

export async function removeByStaff(context: Context, by: By, id: string, memberId: string): Promise<StaffRoom> {
  return inOpenRoom(context, id, async (trx, row) => {
    await removeFrom(context, trx, id, { staffId: by.id }, memberId)
    await auditRenovation(trx, by, row, 'renovations.remove-member', {
      before: { member: true },
      after: { member: false },
    })
  })
}

/** Runs in the locked room and returns what staff then see. */
async function inOpenRoom(
  context: Context,
  id: string,
  work: (trx: Database, row: RenovationRow) => Promise<void>,
): Promise<StaffRoom> {
  if (!isId(id)) throw new AppError('renovation-not-found')
  return transaction(context.db, async (trx) => {
    const row = await lockOpenRoom(trx, id)
    await work(trx, row)
    return showRenovationToStaff({ db: trx, clock: context.clock }, id)
  })
}
