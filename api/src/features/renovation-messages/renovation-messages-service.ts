import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import {
  type listMessages,
  type Message,
  messageDaysAfterEnd,
  retractMinutes,
  type writeMessage,
} from '@fitout/contract/renovation-messages.ts'
import type { answerMessage, listUnansweredMessages } from '@fitout/contract/staff/renovation-messages.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { takeFromAllowance } from '../allowances/allowances-service.ts'
import { requireOpenableFile, sendOwnedFile, useFile, useStaffFile } from '../files/files-service.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, requireRight, type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { messagesAnHour } from './message-limits.ts'
import {
  countUnreadMessages,
  findLastEvent,
  findMessage,
  hasSubject,
  insertMessage,
  listMessageRows,
  listWaitingThreads,
  putReadUntil,
  putSettledUntil,
  type ShownMessage,
  strikeOut,
  type Subject,
} from './renovation-messages-queries.ts'

type Writer = { accountId: string } | { staffId: string }
type By = { id: string }
type Keyed<Of> = { body: Of; idempotencyKey: string | undefined }
type MessagesPage = PageRequest & { query: Query<typeof listMessages> }

const dayInMilliseconds = 86_400_000

export async function showOwnMessages(context: Context, accountId: string, id: string, page: MessagesPage) {
  await requireRight(context.db, id, accountId, 'READ')
  return showMessages(context, id, { accountId }, page)
}

export async function showMessagesToStaff(context: Context, by: By, id: string, page: MessagesPage) {
  await requireRoomRow(context.db, id)
  return showMessages(context, id, { staffId: by.id }, page)
}

async function showMessages(context: Context, id: string, viewer: Writer, page: MessagesPage) {
  const found = await listMessageRows(context.db, id, page.query, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map((row) => present(context, row, viewer)))
}

function present({ clock }: Context, row: ShownMessage, viewer: Writer): Message {
  const isOwn = 'accountId' in viewer ? row.account_id === viewer.accountId : row.staff_id === viewer.staffId
  const isStruck = row.struck_at !== null
  const until = new Date(row.created_at.getTime() + retractMinutes * 60_000)
  return {
    _id: row.id,
    thread: row.thread,
    subject_id: row.subject_id,
    subject_title: row.subject_title,
    from: row.staff_id ? 'STUDIO' : 'MEMBER',
    name: row.staff_name ?? row.username ?? '',
    is_own: isOwn,
    text: isStruck ? '' : row.text,
    image_ids: isStruck ? [] : row.file_ids,
    is_struck: isStruck,
    strike_until: isOwn && !isStruck && until > clock.now() ? until.toISOString() : null,
    created_at: row.created_at.toISOString(),
  }
}

/**
 * Throws `renovation-not-found`, `line-`, `variation-`, `defect-` and `file-not-found`, `rate-limited`,
 * `illegal-transition`.
 */
export async function writeByMember(
  context: Context,
  accountId: string,
  id: string,
  { body, idempotencyKey }: Keyed<Body<typeof writeMessage>>,
): Promise<Message> {
  await requireRight(context.db, id, accountId, 'READ')
  for (const image of body.images) await requireOpenableFile(context, accountId, image)
  await takeFromAllowance(context, `messages of ${accountId}`, messagesAnHour, 3600)
  return transaction(context.db, async (trx) => {
    const work = async () => {
      for (const image of body.images) await useFile(trx, accountId, image)
      return write(context, trx, id, { accountId }, body)
    }
    if (!idempotencyKey) return work()
    return onceWithin(trx, { accountId, operation: `message in ${id}`, key: idempotencyKey }, body, work)
  })
}

/** Throws the same errors. */
export async function writeByStaff(
  context: Context,
  by: By,
  id: string,
  { body, idempotencyKey }: Keyed<Body<typeof answerMessage>>,
): Promise<Message> {
  await takeFromAllowance(context, `messages of ${by.id}`, messagesAnHour, 3600)
  return transaction(context.db, async (trx) => {
    const work = async () => {
      for (const image of new Set(body.images)) await useStaffFile(trx, by.id, image)
      const message = await write(context, trx, id, { staffId: by.id }, body)
      // The text stays in the room, which can be erased; the audit trail cannot.
      await auditRenovation(trx, by, await lockRoom(trx, id), 'renovation-messages.write', { after: { message: true } })
      return message
    }
    if (!idempotencyKey) return work()
    return onceWithin(trx, { accountId: by.id, operation: `message in ${id}`, key: idempotencyKey }, body, work)
  })
}

type Written = Subject & { thread: Message['thread']; text: string; images: string[] }

const missing = { LINE: 'line-not-found', VARIATION: 'variation-not-found', DEFECT: 'defect-not-found' } as const

async function write(context: Context, trx: Database, id: string, writer: Writer, written: Written): Promise<Message> {
  const room = await lockRoom(trx, id)
  const now = context.clock.now()
  await requireStillWritable(trx, room, now)
  const { thread, text, images } = written
  const subjectId = thread === 'GENERAL' ? null : (written.subject_id ?? '')
  if (thread !== 'GENERAL' && !(await hasSubject(trx, room.id, { thread, id: subjectId ?? '' }))) {
    throw new AppError(missing[thread])
  }
  const messageId = newId()
  await insertMessage(trx, {
    id: messageId,
    renovation_id: room.id,
    thread,
    subject_id: subjectId,
    account_id: 'accountId' in writer ? writer.accountId : null,
    staff_id: 'staffId' in writer ? writer.staffId : null,
    text,
    file_ids: [...new Set(images)],
    created_at: now,
  })
  await noteInRoom(context, trx, room.id, writer, { action: 'message-written', facts: { thread } })
  return present(context, await requireMessage(trx, room.id, messageId), writer)
}

async function requireStillWritable(trx: Database, { id, status }: RenovationRow, now: Date): Promise<void> {
  if (status !== 'CLOSED' && status !== 'CANCELLED') return
  const end = await findLastEvent(trx, id)
  if (end && now.getTime() - end.getTime() > messageDaysAfterEnd * dayInMilliseconds)
    throw new AppError('illegal-transition')
}

async function requireMessage(db: Database, renovationId: string, messageId: string): Promise<ShownMessage> {
  const row = isId(messageId) ? await findMessage(db, messageId) : undefined
  if (row?.renovation_id !== renovationId) throw new AppError('message-not-found')
  return row
}

/**
 * Throws `renovation-not-found`, `message-not-found`, and `illegal-transition` for a message that is too old or
 * another's.
 */
export async function strikeByMember(
  context: Context,
  accountId: string,
  { id, message_id: messageId }: MessagePath,
): Promise<Message> {
  await requireRight(context.db, id, accountId, 'READ')
  return transaction(context.db, (trx) => strike(context, trx, { id, messageId, writer: { accountId } }))
}

export async function strikeByStaff(
  context: Context,
  by: By,
  { id, message_id: messageId }: MessagePath,
): Promise<Message> {
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, id)
    const message = await strike(context, trx, { id: room.id, messageId, writer: { staffId: by.id } })
    await auditRenovation(trx, by, room, 'renovation-messages.strike', { after: { message: false } })
    return message
  })
}

type MessagePath = { id: string; message_id: string }
type Struck = { id: string; messageId: string; writer: Writer }

async function strike(context: Context, trx: Database, { id, messageId, writer }: Struck): Promise<Message> {
  await requireMessage(trx, id, messageId)
  const now = context.clock.now()
  const own = 'accountId' in writer ? { account_id: writer.accountId } : { staff_id: writer.staffId }
  const after = new Date(now.getTime() - retractMinutes * 60_000)
  if (!(await strikeOut(trx, messageId, { writer: own, after, now }))) throw new AppError('illegal-transition')
  return present(context, await requireMessage(trx, id, messageId), writer)
}

export async function noteRead(context: Context, accountId: string, id: string, until: string) {
  await requireRight(context.db, id, accountId, 'READ')
  await putReadUntil(context.db, id, accountId, momentBy(context, until))
  return { unread: await countUnreadMessages(context.db, id, accountId) }
}

/** Never later than now, so that future messages stay unread. */
function momentBy({ clock }: Context, until: string): Date {
  return new Date(Math.min(Date.parse(until), clock.now().getTime()))
}

export async function settleByStaff(context: Context, by: By, id: string, until: string) {
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, id)
    const settled = momentBy(context, until)
    await putSettledUntil(trx, room.id, settled)
    const settled_until = settled.toISOString()
    await auditRenovation(trx, by, room, 'renovation-messages.settle', { after: { until: settled_until } })
    return { settled_until }
  })
}

type Waiting = AnswerInput<typeof listUnansweredMessages>['data'][number]

export async function showUnanswered(
  context: Context,
  page: PageRequest & { query: Query<typeof listUnansweredMessages> },
) {
  const found = await listWaitingThreads(context.db, placeOf(page.query), page.query.renovation_id)
  return pageOf(context, page, found, (rows) =>
    rows.map((row): Waiting => ({
      _id: row.id,
      renovation_id: row.renovation_id,
      renovation_title: row.title,
      thread: row.thread,
      subject_id: row.subject_id,
      subject_title: row.subject_title,
      name: row.username ?? '',
      text: row.text,
      created_at: row.created_at.toISOString(),
    })),
  )
}

type PicturePath = MessagePath & { file_id: string }

export async function sendOwnImage(context: Context, accountId: string, path: PicturePath): Promise<FileAnswer> {
  await requireRight(context.db, path.id, accountId, 'READ')
  return sendImage(context, path)
}

export async function sendImageToStaff(context: Context, path: PicturePath): Promise<FileAnswer> {
  await requireRoomRow(context.db, path.id)
  return sendImage(context, path)
}

async function sendImage(context: Context, { id, message_id, file_id }: PicturePath): Promise<FileAnswer> {
  const row = await requireMessage(context.db, id, message_id)
  if (row.struck_at || !row.file_ids.includes(file_id)) throw new AppError('file-not-found')
  return sendOwnedFile(context, file_id)
}
