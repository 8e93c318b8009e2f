import { inLocale, isLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { renovationProgress as cn } from '@fitout/contract/messages/cn/renovation-progress.ts'
import { renovationProgress as en } from '@fitout/contract/messages/en/renovation-progress.ts'
import { renovationProgress as zh } from '@fitout/contract/messages/zh/renovation-progress.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { channels, findConsentedContact } from '../consents/consents-service.ts'
import { type MailSection, sendNews } from '../mails/mails-service.ts'
import { renovationLimits } from './renovation-limits.ts'
import { listNews, type NewsRow, takeNews } from './renovation-progress-queries.ts'

const words = { zh, cn, en }
const membersAtOnce = 200
const newsAtMost = 500
const minute = 60_000

/** Queues one message for each member who consented and has news; members notified within the last hour wait. */
export async function gatherProgress(context: Context): Promise<void> {
  const now = context.clock.now().getTime()
  const { hourMinutes, settleMinutes, writingMinutes } = renovationLimits.progress
  const until = new Date(now - writingMinutes * minute)
  const times = {
    until,
    since: new Date(until.getTime() - hourMinutes * minute),
    settled: new Date(now - settleMinutes * minute),
  }
  for (;;) {
    const count = await transaction(context.db, async (trx) => {
      const taken = await takeNews(trx, times, membersAtOnce)
      for (const { account_id: accountId, after } of taken) {
        for (const channel of channels) {
          const found = await findConsentedContact(trx, accountId, channel)
          if (!found?.contentTypes.includes('renovation_progress')) continue
          const between = { after: after.toISOString(), until: until.toISOString() }
          await context.jobs.enqueue(trx, 'progress-message', { accountId, channel, ...between })
        }
      }
      return taken.length
    })
    if (count < membersAtOnce) return
  }
}

/** Sends a member the news on one channel, if they still agree. Idempotent per job. */
export async function sendProgressMessage(context: Context, job: Jobs['progress-message']): Promise<void> {
  const { accountId, channel, after, until } = job
  const found = await findConsentedContact(context.db, accountId, channel)
  if (!found?.contentTypes.includes('renovation_progress')) return
  const between = { after: new Date(after), until: new Date(until) }
  const news = await listNews(context.db, accountId, between, newsAtMost)
  const [first] = news
  if (!first) return
  const locale: Locale = isLocale(found.language) ? found.language : 'zh'
  const text = words[locale]
  const isOne = news.every((one) => one.renovation_id === first.renovation_id)
  const path = isOne
    ? pathTo('account-project', locale, { id: first.renovation_id })
    : pathTo('account-projects', locale)
  const url = context.config.publicUrl + path
  await sendNews(context, channel, {
    id: `renovation-progress-${accountId}-${until}`,
    to: found.contact,
    recorded: { accountId, kind: 'renovation-progress', about: { is: 'renovation', id: first.renovation_id } },
    stop: text.stop,
    locale,
    heading: text.heading,
    lead: [text.lead],
    sections: sectionsOf(news, locale),
    action: { title: text.action, hint: text.hint, url },
    closing: text.closing,
  })
}

/** A section per renovation, titled by its reference, since a title may name the client. */
function sectionsOf(news: readonly NewsRow[], locale: Locale): MailSection[] {
  const text = words[locale]
  const rooms = Map.groupBy(news, ({ reference }) => reference)
  return [...rooms].map(([reference, own]) => {
    const of = (...actions: string[]) => own.filter(({ action }) => actions.includes(action))
    const titles = (rows: NewsRow[]) => [...new Set(rows.map((row) => titleOf(row, locale)))].join(text.separator)
    const counted = (rows: NewsRow[]) => (rows.length === 0 ? '' : String(rows.length))
    const rows = [
      { label: text.reports, value: counted(of('report-published')) },
      { label: text.stages, value: titles(of('stage-done')) },
      { label: text.files, value: titles(of('file-shared', 'file-revised')) },
      { label: text.messages, value: counted(of('message-written')) },
    ]
    return {
      title: fillIn(text.renovation, { reference }),
      rows: rows.filter(({ value }) => value !== ''),
      paragraphs: [],
    }
  })
}

function titleOf({ facts }: NewsRow, locale: Locale): string {
  return inLocale((facts as { title?: Words }).title, locale)
}
