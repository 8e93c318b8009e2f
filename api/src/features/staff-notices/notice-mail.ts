import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { staffNoticeWords as cn } from '@fitout/contract/messages/cn/staff-notice-words.ts'
import { staffNoticeWords as en } from '@fitout/contract/messages/en/staff-notice-words.ts'
import { staffNoticeWords as zh } from '@fitout/contract/messages/zh/staff-notice-words.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { sendMail } from '../mails/mails-service.ts'
import { findQuietHours, listReaders } from './notice-choices-queries.ts'
import { wantedBy } from './notice-choices-service.ts'
import { listWaitingStaff, takeWaits } from './notice-waits-queries.ts'
import { noticePath } from './notice-path.ts'
import { isQuiet } from './quiet-hours.ts'
import { listNoticesById, type NoticeRow } from './staff-notices-queries.ts'

const words = { zh, cn, en }
/** Beyond this number, the mail shows only a count. */
const shownAtMost = 40

/** Queues one mail per person for all pending notices. */
export async function queueMails(context: Context): Promise<void> {
  for (const staffId of await listWaitingStaff(context.db)) {
    if (isQuiet(await findQuietHours(context.db, staffId), context.clock.now())) continue
    await transaction(context.db, async (trx) => {
      const noticeIds = await takeWaits(trx, staffId)
      if (noticeIds.length > 0)
        await context.jobs.enqueue(trx, 'staff-notice-mail', { id: newId(), staffId, noticeIds })
    })
  }
}

/** Sends nothing if the person may no longer see the notices, or has opted out. */
export async function sendNoticeMail(context: Context, { id, staffId, noticeIds }: Jobs['staff-notice-mail']) {
  const reader = (await listReaders(context.db)).find((one) => one.id === staffId)
  if (!reader) return
  const sight = await wantedBy(context.db, 'mail', reader)
  const rows = await listNoticesById(context.db, sight, noticeIds)
  const [first] = rows
  if (!first) return
  const locale = reader.language
  const { events, mail } = words[locale]
  const count = String(rows.length)
  const about = ({ who, reference, title, at }: NoticeRow) =>
    [title && inLocale(title, locale), who, reference, hongKongTime(at)].filter(Boolean).join(' · ')
  const path = rows.length === 1 ? noticePath(first, sight.isForeman) : '/staff-notices'
  const more = rows.length - shownAtMost
  await sendMail(context, {
    id: `staff-notices-${id}`,
    to: reader.email,
    isToStaff: true,
    locale,
    heading: rows.length === 1 ? events[first.event] : fillIn(mail.heading, { count }),
    lead: [],
    sections: [
      {
        title: mail.title,
        rows: [],
        paragraphs: [
          ...rows.slice(0, shownAtMost).map((row) => `${events[row.event]} · ${about(row)}`),
          ...(more > 0 ? [fillIn(mail.more, { count: more })] : []),
        ],
      },
    ],
    action: { title: mail.action, hint: mail.hint, url: `${context.config.publicUrl}/admin#${path}` },
    closing: mail.closing,
  })
}
