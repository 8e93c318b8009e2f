import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { staffNoticeWords as cn } from '@fitout/contract/messages/cn/staff-notice-words.ts'
import { staffNoticeWords as en } from '@fitout/contract/messages/en/staff-notice-words.ts'
import { staffNoticeWords as zh } from '@fitout/contract/messages/zh/staff-notice-words.ts'
import type { StaffRole } from '@fitout/contract/staff/permissions.ts'
import {
  type listStaffNotices,
  noticeDays,
  type NoticeEvent,
  type NoticeKind,
} from '@fitout/contract/staff/staff-notices.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { choicesOf } from './notice-choices-service.ts'
import { eventsOf } from './notice-kinds.ts'
import { noticePath } from './notice-path.ts'
import {
  countUnread,
  deleteNoticesBefore,
  insertNotice,
  listNoticeRows,
  markAllRead,
  markRead,
  type NoticeRow,
  type Sight,
} from './staff-notices-queries.ts'

export { endWeekly, listReaders, claimUnmailed, wantsWeekly } from './notice-choices-queries.ts'
export { quietSecondsOf, saveChoices, showChoices, wantsByMail } from './notice-choices-service.ts'
export { lastMonday } from './last-monday.ts'
export { queueNotices } from './queue-notices.ts'
export { sendNoticeMail } from './notice-mail.ts'
export { sendNoticePush } from './notice-push.ts'

type Reader = { id: string; role: StaffRole }
type Notice = AnswerInput<typeof listStaffNotices>['data'][number]

/** The notices in a person's bell: visible to their role and not switched off. */
async function sightOf({ db }: Context, reader: Reader, only?: NoticeKind): Promise<Sight> {
  const choices = await choicesOf(db, reader)
  const kinds = choices.filter(({ kind, bell }) => bell && (only === undefined || kind === only))
  return { staffId: reader.id, events: eventsOf(kinds.map(({ kind }) => kind)), isForeman: reader.role === 'site' }
}

type Asked = { request: Request; query: Query<typeof listStaffNotices>; locale: Locale }

const words = { zh, cn, en }

export async function showNotices(context: Context, reader: Reader, { request, query, locale }: Asked) {
  const sight = await sightOf(context, reader, query.kind)
  const page: PageRequest = { request, query }
  const found = await listNoticeRows(context.db, sight, { isUnread: query.state === 'UNREAD', page: placeOf(query) })
  return pageOf(context, page, found, (rows) => rows.map((row) => presentNotice(row, locale, sight.isForeman)))
}

export async function showUnread(context: Context, reader: Reader): Promise<number> {
  return countUnread(context.db, await sightOf(context, reader))
}

/** Throws `staff-notice-not-found`. */
export async function readOne(context: Context, reader: Reader, id: string): Promise<void> {
  const isFound = isId(id) && (await markRead(context.db, await sightOf(context, reader), id))
  if (!isFound) throw new AppError('staff-notice-not-found')
}

export async function readAll(context: Context, reader: Reader, until: string): Promise<number> {
  return markAllRead(context.db, await sightOf(context, reader), new Date(until))
}

/** Notifies staff of an event that no database trigger detects, in the transaction that recorded it. */
export async function notifyStaff(trx: Database, event: NoticeEvent, subjectId: string | null = null): Promise<void> {
  await insertNotice(trx, event, subjectId)
}

export async function sweepNotices({ db, clock }: Context): Promise<void> {
  await deleteNoticesBefore(db, new Date(clock.now().getTime() - noticeDays * 86_400_000))
}

function presentNotice(row: NoticeRow, locale: Locale, isForeman: boolean): Notice {
  return {
    _id: row.id,
    event: row.event,
    what: words[locale].events[row.event],
    at: row.at.toISOString(),
    is_read: row.is_read,
    who: row.who,
    reference: row.reference,
    title: row.title,
    path: noticePath(row, isForeman),
  }
}
