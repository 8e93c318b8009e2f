import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { listStaffEnquiries, workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { requireSeen, versionOf } from '../../http/seen-version.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { sendOwnedFile } from '../files/files-service.ts'
import { requireColleague } from '../staff/staff-service.ts'
import type { EnquiryRow } from './enquiries-queries.ts'
import { findEnquiryIds } from './searched-enquiries-queries.ts'
import {
  type EnquiryFilter,
  findStaffEnquiryRow,
  listStaffEnquiryPage,
  lockEnquiry,
  type StaffEnquiryRow,
  updateEnquiry,
} from './staff-enquiries-queries.ts'

type Enquiry = AnswerInput<typeof listStaffEnquiries>['data'][number]

export async function showEnquiriesToStaff(context: Context, page: PageRequest & { query: EnquiryFilter }) {
  const now = context.clock.now()
  const place = placeOf(page.query)
  const { q } = page.query
  const filter = { ...page.query, found: q ? await findEnquiryIds(context.db, q) : undefined }
  const listed = await listStaffEnquiryPage(context.db, filter, now, place)
  return pageOf(context, page, listed, (shown) => shown.map(presentEnquiry))
}

/** Throws `enquiry-not-found`. */
export async function showEnquiryToStaff({ db, clock }: Context, id: string): Promise<Enquiry> {
  const row = isId(id) ? await findStaffEnquiryRow(db, id, clock.now()) : undefined
  if (!row) throw new AppError('enquiry-not-found')
  return presentEnquiry(row)
}

/** Throws `file-not-found`, also for a picture of another enquiry. */
export async function sendEnquiryPicture(context: Context, enquiryId: string, pictureId: string): Promise<FileAnswer> {
  const row = isId(enquiryId) ? await findStaffEnquiryRow(context.db, enquiryId, context.clock.now()) : undefined
  if (!row || !picturesOf(row).includes(pictureId)) throw new AppError('file-not-found')
  return sendOwnedFile(context, pictureId)
}

/** Throws `enquiry-not-found`, `changed-meanwhile`, or `staff-not-found` for an owner who cannot sign in. */
export async function workByStaff(
  context: Context,
  by: { id: string },
  enquiryId: string,
  change: Body<typeof workOnEnquiry>,
): Promise<Enquiry> {
  const now = context.clock.now()
  return transaction(context.db, async (trx) => {
    const isThere = isId(enquiryId) && (await lockEnquiry(trx, enquiryId))
    const before = isThere ? await findStaffEnquiryRow(trx, enquiryId, now) : undefined
    if (!before) throw new AppError('enquiry-not-found')
    requireSeen(change.version, workOf(before))
    const { status = before.status, next_action: action, next_action_on: day } = change
    await updateEnquiry(trx, before.id, {
      status,
      // Kept with one that is closed, which may be reopened.
      waits_since: status === 'ANSWERED' ? null : before.waits_since,
      owner_id: await ownerOf(trx, by, before, change),
      next_action: action === undefined ? before.next_action : action || null,
      next_action_on: day === undefined ? before.next_action_on : day,
    })
    const after = await findStaffEnquiryRow(trx, before.id, now)
    if (!after) throw new AppError('enquiry-not-found')
    const isReplanned = after.next_action !== before.next_action
    await recordChange(trx, by, {
      action: 'enquiries.work',
      subject: 'enquiry',
      id: before.id,
      title: before.reference,
      before: { ...auditedFields(before), ...(isReplanned && { next_action: before.next_action && 'former' }) },
      after: { ...auditedFields(after), ...(isReplanned && { next_action: after.next_action && 'new' }) },
    })
    return presentEnquiry(after)
  })
}

/**
 * Marks an enquiry that became a renovation as answered, and assigns it to the colleague who opened the room if it has no
 * owner.
 */
export async function answerByRoom(trx: Database, by: { id: string }, enquiry: EnquiryRow): Promise<void> {
  if (enquiry.status === 'ANSWERED' && enquiry.owner_id) return
  await markAnswered(trx, by, enquiry)
  await recordChange(trx, by, {
    action: 'enquiries.work',
    subject: 'enquiry',
    id: enquiry.id,
    title: enquiry.reference,
    before: { status: enquiry.status },
    after: { status: 'ANSWERED' },
  })
}

/** An answered enquiry waits for its sender. Without an owner, it is assigned to the answering colleague. */
export async function markAnswered(trx: Database, by: { id: string }, enquiry: EnquiryRow): Promise<void> {
  const status = enquiry.status === 'CLOSED' ? 'CLOSED' : 'ANSWERED'
  await updateEnquiry(trx, enquiry.id, { status, waits_since: null, owner_id: enquiry.owner_id ?? by.id })
}

/** Assigns a locked enquiry to a colleague. Throws `changed-meanwhile`, `staff-not-found`. */
export async function giveTo(
  trx: Database,
  enquiry: EnquiryRow,
  { to, version }: { to: string; version: string | undefined },
): Promise<void> {
  requireSeen(version, workOf(enquiry))
  await requireColleague(trx, to, 'enquiries.work')
  await updateEnquiry(trx, enquiry.id, { owner_id: to })
}

async function ownerOf(
  trx: Database,
  by: { id: string },
  before: StaffEnquiryRow,
  { owner_id: owner, is_mine: isMine }: Body<typeof workOnEnquiry>,
): Promise<string | null> {
  if (owner !== undefined) {
    await requireColleague(trx, owner, 'enquiries.work')
    return owner
  }
  if (isMine === undefined) return before.owner_id
  return isMine ? by.id : null
}

/** The audited fields; the text of the next action may name the sender, so it is left out. */
function auditedFields({ status, owner_name: owner, next_action_on }: StaffEnquiryRow) {
  return { status, owner, next_action_on }
}

function picturesOf(row: StaffEnquiryRow): string[] {
  return [...row.floor_plan_ids, ...row.photo_ids]
}

export function presentEnquiry(row: StaffEnquiryRow): Enquiry {
  return {
    _id: row.id,
    reference: row.reference,
    status: row.status as Enquiry['status'],
    created_at: row.created_at.toISOString(),
    reply_by: row.reply_by.toISOString(),
    waits_since: row.status === 'NEW' ? (row.waits_since?.toISOString() ?? null) : null,
    language: row.language as Enquiry['language'],
    is_late: row.is_late,
    is_action_late: row.is_action_late,
    name: row.name,
    email: row.email,
    contact_number: row.phone && `+${row.area_code ?? ''} ${row.phone}`,
    subject: row.subject,
    description: row.description,
    budget: row.budget,
    style: row.style,
    location: row.location,
    saleable_sqft: row.saleable_sqft,
    source_page: row.source_page,
    project_title: row.project_title,
    picture_ids: picturesOf(row).filter((one) => !row.document_ids.includes(one)),
    document_ids: row.document_ids,
    owner: row.owner_id && row.owner_name ? { _id: row.owner_id, name: row.owner_name } : null,
    renovation_id: row.renovation_id,
    next_action: row.next_action,
    next_action_on: row.next_action_on,
    version: versionOf(workOf(row)),
  }
}

/** The fields compared when colleagues edit concurrently. */
function workOf({ status, owner_id, next_action, next_action_on }: EnquiryRow) {
  return [status, owner_id, next_action, next_action_on]
}
