import type { Locale } from '@fitout/contract/locales.ts'
import { staffNoticeWords as cn } from '@fitout/contract/messages/cn/staff-notice-words.ts'
import { staffNoticeWords as en } from '@fitout/contract/messages/en/staff-notice-words.ts'
import { staffNoticeWords as zh } from '@fitout/contract/messages/zh/staff-notice-words.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { findOwner, pushTo, type PushedMessage } from '../staff-devices/staff-devices-service.ts'
import { findQuietHours, listReaders } from './notice-choices-queries.ts'
import { wantedBy } from './notice-choices-service.ts'
import { noticePath } from './notice-path.ts'
import { listPushedStaff, takeDevices, takePushWaits } from './notice-waits-queries.ts'
import { isQuiet } from './quiet-hours.ts'
import { listNoticesById, type NoticeRow } from './staff-notices-queries.ts'

const words = { zh, cn, en }
/** Notices within this time are sent together. */
const restSeconds = 60
/** How many kinds of events are named. */
const namedAtMost = 4
const urgent = 'health.trouble'

/** Queues one message per device for all pending notices; at night only if something is stalled. */
export async function queuePushes(context: Context): Promise<void> {
  const now = context.clock.now()
  for (const { staff_id: staffId, is_urgent: isUrgent } of await listPushedStaff(context.db, urgent)) {
    if (!isUrgent && isQuiet(await findQuietHours(context.db, staffId), now)) continue
    await transaction(context.db, async (trx) => {
      for (const deviceId of await takeDevices(trx, staffId, now, restSeconds))
        await context.jobs.enqueue(trx, 'staff-push-message', { deviceId })
    })
  }
}

/**
 * Sends nothing if the person may no longer see the notices, has opted out, or has read them. A lost message is not
 * repeated.
 */
export async function sendNoticePush(context: Context, { deviceId }: Jobs['staff-push-message']): Promise<void> {
  const noticeIds = await takePushWaits(context.db, deviceId)
  const owner = await findOwner(context, deviceId)
  const reader = (await listReaders(context.db)).find(({ id }) => id === owner)
  if (!reader || noticeIds.length === 0) return
  const sight = await wantedBy(context.db, 'push', reader)
  const rows = await listNoticesById(context.db, sight, noticeIds)
  const unread = rows.filter(({ is_read: isRead }) => !isRead)
  const message = messageOf(unread, reader.language, sight.isForeman)
  if (message) await pushTo(context, deviceId, message)
}

/** The events and a link, without names or other personal data. */
function messageOf(rows: NoticeRow[], locale: Locale, isForeman: boolean): PushedMessage | undefined {
  const [first, ...others] = rows.toSorted(
    (one, other) => Number(other.event === urgent) - Number(one.event === urgent),
  )
  if (!first) return undefined
  const { events, mail } = words[locale]
  const link = (path: string) => `/admin#${path}`
  if (others.length === 0) return { title: events[first.event], body: '', url: link(noticePath(first, isForeman)) }
  const named = [...new Set([first, ...others].map(({ event }) => events[event]))].slice(0, namedAtMost)
  return {
    title: fillIn(mail.heading, { count: rows.length }),
    body: named.join(' · '),
    url: link('/staff-notices'),
  }
}
