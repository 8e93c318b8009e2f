import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { linkedMessagesAtMost, type showRepliesByLink, type writeReply } from '@fitout/contract/enquiry-replies.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { takeFromAllowance } from '../allowances/allowances-service.ts'
import {
  type EnquiryRow,
  findEnquiryForRoom,
  promiseReply,
  requireOwnEnquiry,
  waitForStudio,
} from '../enquiries/enquiries-service.ts'
import { releaseFile, sendOwnedFile } from '../files/files-service.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import {
  findReply,
  findReplyWithImage,
  insertReply,
  listNewestReplies,
  listPicturesOfAnswers,
  listReplyRows,
  type ReplyRow,
} from './enquiry-replies-queries.ts'
import { readReplyLink } from './reply-link.ts'
import { replyLimits } from './reply-limits.ts'

type Reply = AnswerInput<typeof writeReply>['data']
type Keyed<Of> = { body: Of; idempotencyKey: string | undefined }

function present(row: ReplyRow): Reply {
  return {
    _id: row.id,
    from: row.kind === 'REPLY' ? 'SENDER' : 'STUDIO',
    name: row.staff_name ?? '',
    text: row.text,
    image_ids: row.file_ids,
    created_at: row.created_at.toISOString(),
  }
}

/** Throws `enquiry-not-found`, like all the following functions. */
export async function showOwnReplies(context: Context, accountId: string, id: string, page: PageRequest) {
  await requireOwnEnquiry(context.db, accountId, id)
  const found = await listReplyRows(context.db, { enquiryId: id, isOfStaff: false }, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(present))
}

export async function writeBySender(
  context: Context,
  accountId: string,
  id: string,
  { body, idempotencyKey }: Keyed<Body<typeof writeReply>>,
): Promise<Reply> {
  await requireOwnEnquiry(context.db, accountId, id)
  return write(context, { id, accountId, text: body.text }, idempotencyKey)
}

/** Also throws `file-not-found`. */
export async function sendOwnReplyImage(context: Context, accountId: string, id: string, fileId: string) {
  await requireOwnEnquiry(context.db, accountId, id)
  return sendImage(context, id, fileId)
}

type Linked = AnswerInput<typeof showRepliesByLink>['data']

const stages: Record<string, Linked['stage']> = { ANSWERED: 'answered', CLOSED: 'closed' }

export async function showByLink(context: Context, token: string): Promise<Linked> {
  const { id, expires } = await readReplyLink(context, token)
  const enquiry = await requireEnquiry(context, id)
  const rows = await listNewestReplies(context.db, id, linkedMessagesAtMost)
  return {
    reference: enquiry.reference,
    stage: stages[enquiry.status] ?? 'received',
    created_at: enquiry.created_at.toISOString(),
    subject: enquiry.subject,
    description: enquiry.description,
    expires_at: expires.toISOString(),
    messages: rows.toReversed().map(present),
  }
}

export async function writeByLink(
  context: Context,
  token: string,
  { body, idempotencyKey }: Keyed<{ text: string }>,
): Promise<Reply> {
  const { id } = await readReplyLink(context, token)
  // The enquiry acts as the account of its sender, who may have none.
  return write(context, { id, accountId: id, text: body.text }, idempotencyKey)
}

export async function sendImageByLink(context: Context, token: string, fileId: string): Promise<FileAnswer> {
  const { id } = await readReplyLink(context, token)
  return sendImage(context, id, fileId)
}

async function sendImage(context: Context, enquiryId: string, fileId: string): Promise<FileAnswer> {
  if (!isId(fileId) || !(await findReplyWithImage(context.db, enquiryId, fileId))) throw new AppError('file-not-found')
  return sendOwnedFile(context, fileId)
}

async function requireEnquiry({ db }: Context, id: string): Promise<EnquiryRow> {
  const enquiry = await findEnquiryForRoom(db, id)
  if (!enquiry) throw new AppError('enquiry-not-found')
  return enquiry
}

type Written = { id: string; accountId: string; text: string }

/** Stores a message of the sender, at most once per key; the enquiry waits for the studio again. */
async function write(
  context: Context,
  { id, accountId, text }: Written,
  idempotencyKey: string | undefined,
): Promise<Reply> {
  await takeFromAllowance(context, `replies about ${id}`, replyLimits.repliesAnHour, 3600)
  const now = context.clock.now()
  const promise = await promiseReply(context, now)
  return transaction(context.db, async (trx) => {
    const work = async () => {
      await waitForStudio(trx, id, { now, promise })
      const messageId = newId()
      const written = { kind: 'REPLY', text: text.trim(), created_at: now } as const
      await insertReply(trx, { id: messageId, enquiry_id: id, ...written })
      return present(await requireReply(trx, id, messageId))
    }
    if (!idempotencyKey) return work()
    return onceWithin(trx, { accountId, operation: `reply about ${id}`, key: idempotencyKey }, { text }, work)
  })
}

async function requireReply(trx: Database, enquiryId: string, id: string): Promise<ReplyRow> {
  const row = await findReply(trx, enquiryId, id)
  if (!row) throw new AppError('message-not-found')
  return row
}

/** Releases the pictures of answers to a person who leaves. The messages are deleted with the enquiries. */
export async function releaseReplyPictures(trx: Database, accountId: string): Promise<void> {
  for (const fileId of await listPicturesOfAnswers(trx, accountId)) await releaseFile(trx, fileId)
}
