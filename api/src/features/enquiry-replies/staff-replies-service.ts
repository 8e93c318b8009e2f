import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { answerEnquiry, handOverEnquiry } from '@fitout/contract/staff/enquiry-replies.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { takeFromAllowance } from '../allowances/allowances-service.ts'
import { recordChange } from '../audit/audit-service.ts'
import { type EnquiryRow, findEnquiryForRoom } from '../enquiries/enquiries-service.ts'
import { giveTo, markAnswered } from '../enquiries/staff-enquiries-service.ts'
import { sendOwnedFile, useStaffFile } from '../files/files-service.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { quietSecondsOf } from '../staff-notices/staff-notices-service.ts'
import { findStaffRow } from '../staff/staff-service.ts'
import {
  findNewestReplyId,
  findReply,
  insertReply,
  listReplyRows,
  type ReplyRow,
  takeUpFailedMail,
} from './enquiry-replies-queries.ts'
import { takeHeldMail } from './mail-queries.ts'
import { replyLimits } from './reply-limits.ts'

type Reply = AnswerInput<typeof answerEnquiry>['data']
type By = { id: string }

function present(row: ReplyRow): Reply {
  const isRetried = row.mail_state === 'WAITING' && row.mail_tries > 0
  return {
    _id: row.id,
    kind: row.kind,
    name: row.staff_name ?? '',
    handed_to: row.handed_to_name,
    text: row.text,
    image_ids: row.file_ids,
    plan_ids: row.plan_ids,
    received: row.mail_key === null ? null : receivedOf(row),
    mail: row.mail_state && {
      state: isRetried ? 'RETRIED' : row.mail_state,
      tries: row.mail_tries,
      at: row.mail_at?.toISOString() ?? null,
    },
    created_at: row.created_at.toISOString(),
  }
}

function receivedOf({ mail_from: from, is_held, mail_text: whole, left_files }: ReplyRow) {
  return { from, is_held, whole, left_files }
}

/** Throws `enquiry-not-found`. */
export async function showRepliesToStaff(context: Context, id: string, page: PageRequest) {
  await requireEnquiry(context.db, id)
  const found = await listReplyRows(context.db, { enquiryId: id, isOfStaff: true }, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(present))
}

type Written = { body: Body<typeof answerEnquiry>; idempotencyKey: string | undefined }

/** Throws `enquiry-not-found`, `enquiry-without-email`, `file-not-found`, `changed-meanwhile`, `rate-limited`. */
export async function writeByStaff(context: Context, by: By, id: string, { body, idempotencyKey }: Written) {
  await takeFromAllowance(context, `answers of ${by.id}`, replyLimits.answersAnHour, 3600)
  return transaction(context.db, async (trx) => {
    const work = () => write(context, trx, { by, id, body })
    if (!idempotencyKey) return work()
    return onceWithin(trx, { accountId: by.id, operation: `answer to ${id}`, key: idempotencyKey }, body, work)
  })
}

type Writing = { by: By; id: string; body: Body<typeof answerEnquiry> }

async function write(context: Context, trx: Database, { by, id, body }: Writing): Promise<Reply> {
  const enquiry = await requireEnquiry(trx, id, 'for change')
  const isAnswer = body.kind === 'ANSWER'
  if (isAnswer && !enquiry.email) throw new AppError('enquiry-without-email')
  const { last_seen: seen } = body
  if (seen !== undefined && seen !== (await findNewestReplyId(trx, id))) throw new AppError('changed-meanwhile')
  const images = [...new Set(body.images)]
  for (const image of images) await useStaffFile(trx, by.id, image)
  const messageId = newId()
  await insertReply(trx, {
    id: messageId,
    enquiry_id: id,
    kind: body.kind,
    staff_id: by.id,
    text: body.text.trim(),
    file_ids: images,
    mail_state: isAnswer ? 'WAITING' : null,
    created_at: context.clock.now(),
  })
  if (isAnswer) {
    await markAnswered(trx, by, enquiry)
    await context.jobs.enqueue(trx, 'enquiry-reply-mail', { messageId })
  }
  // The text stays in the thread, which is deleted in time; the audit trail is not.
  await audit(trx, by, enquiry, isAnswer ? 'enquiry-replies.answer' : 'enquiry-replies.note')
  return present(await requireReply(trx, id, messageId))
}

/** Throws `enquiry-not-found`, `staff-not-found`, `changed-meanwhile`. */
export async function handOver(
  context: Context,
  by: By,
  id: string,
  { to, note, version }: Body<typeof handOverEnquiry>,
): Promise<Reply> {
  return transaction(context.db, async (trx) => {
    const enquiry = await requireEnquiry(trx, id, 'for change')
    await giveTo(trx, enquiry, { to, version })
    const messageId = newId()
    const written = { kind: 'NOTE', text: note.trim(), created_at: context.clock.now() } as const
    await insertReply(trx, { id: messageId, enquiry_id: id, staff_id: by.id, handed_to: to, ...written })
    if (to !== by.id) {
      const seconds = await quietSecondsOf(context, trx, to)
      const options = seconds > 0 ? { startAfterSeconds: seconds } : undefined
      await context.jobs.enqueue(trx, 'hand-over-mail', { messageId }, options)
    }
    const handed = await requireReply(trx, id, messageId)
    const former = enquiry.owner_id ? await findStaffRow(trx, enquiry.owner_id) : undefined
    await recordChange(trx, by, {
      action: 'enquiry-replies.hand-over',
      subject: 'enquiry',
      id,
      title: enquiry.reference,
      before: { owner: former?.name ?? null },
      after: { owner: handed.handed_to_name },
    })
    return present(handed)
  })
}

/** Throws `illegal-transition` unless its mail failed. */
export async function sendAgain(context: Context, by: By, path: { id: string; message_id: string }): Promise<Reply> {
  return transaction(context.db, async (trx) => {
    const enquiry = await requireEnquiry(trx, path.id, 'for change')
    const { id: messageId } = await requireReply(trx, enquiry.id, path.message_id)
    if (!(await takeUpFailedMail(trx, messageId))) throw new AppError('illegal-transition')
    await context.jobs.enqueue(trx, 'enquiry-reply-mail', { messageId })
    await audit(trx, by, enquiry, 'enquiry-replies.send-again')
    return present(await requireReply(trx, enquiry.id, messageId))
  })
}

/** Throws `illegal-transition` unless it is held. */
export async function takeIn(context: Context, by: By, path: { id: string; message_id: string }): Promise<Reply> {
  return transaction(context.db, async (trx) => {
    const enquiry = await requireEnquiry(trx, path.id, 'for change')
    const { id: messageId } = await requireReply(trx, enquiry.id, path.message_id)
    if (!(await takeHeldMail(trx, messageId))) throw new AppError('illegal-transition')
    await audit(trx, by, enquiry, 'enquiry-replies.take-in')
    return present(await requireReply(trx, enquiry.id, messageId))
  })
}

type PicturePath = { id: string; message_id: string; file_id: string }

export async function sendImageToStaff(context: Context, path: PicturePath): Promise<FileAnswer> {
  await requireEnquiry(context.db, path.id)
  const row = await requireReply(context.db, path.id, path.message_id)
  if (![...row.file_ids, ...row.plan_ids].includes(path.file_id)) throw new AppError('file-not-found')
  return sendOwnedFile(context, path.file_id)
}

async function requireEnquiry(db: Database, id: string, use?: 'for change'): Promise<EnquiryRow> {
  const enquiry = isId(id) ? await findEnquiryForRoom(db, id, use) : undefined
  if (!enquiry) throw new AppError('enquiry-not-found')
  return enquiry
}

async function requireReply(db: Database, enquiryId: string, id: string): Promise<ReplyRow> {
  const row = isId(id) ? await findReply(db, enquiryId, id) : undefined
  if (!row) throw new AppError('message-not-found')
  return row
}

type Step = Extract<Parameters<typeof recordChange>[2]['action'], `enquiry-replies.${string}`>

async function audit(trx: Database, by: By, { id, reference }: EnquiryRow, action: Step): Promise<void> {
  const after = { message: true }
  await recordChange(trx, by, { action, subject: 'enquiry', id, title: reference, before: undefined, after })
}
