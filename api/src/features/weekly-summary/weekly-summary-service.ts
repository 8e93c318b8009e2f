import { inLocale, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { weeklySummaryWords as cn } from '@fitout/contract/messages/cn/weekly-summary-words.ts'
import { weeklySummaryWords as en } from '@fitout/contract/messages/en/weekly-summary-words.ts'
import { weeklySummaryWords as zh } from '@fitout/contract/messages/zh/weekly-summary-words.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { listLowStock } from '@fitout/contract/staff/dashboard.ts'
import { isAllowed, type StaffRole } from '@fitout/contract/staff/permissions.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { showOverview } from '../figures/figures-service.ts'
import { buttonPage } from '../consents/consents-service.ts'
import { type MailSection, sendMail } from '../mails/mails-service.ts'
import {
  endWeekly,
  lastMonday,
  listReaders,
  claimUnmailed,
  wantsWeekly,
} from '../staff-notices/staff-notices-service.ts'
import { endLink, staffOfLink } from './end-link.ts'
import { showLowStock } from '../dashboard/dashboard-service.ts'
import { showWaits } from '../dashboard/waits-service.ts'

const words = { zh, cn, en }
const piecesShown = 10
const dayMilliseconds = 86_400_000

/** Queues the summary of last week for each staff member who wants it and has not been sent it. */
export async function queueWeeklySummaries(context: Context): Promise<void> {
  const monday = lastMonday(context.clock.now())
  await transaction(context.db, async (trx) => {
    for (const staffId of await claimUnmailed(trx, monday))
      await context.jobs.enqueue(trx, 'weekly-summary-mail', { staffId, monday })
  })
}

/** Sends nothing to staff who have left or unsubscribed meanwhile, or if their role may see none of its content. */
export async function sendWeeklySummary(context: Context, { staffId, monday }: Jobs['weekly-summary-mail']) {
  const reader = (await listReaders(context.db)).find(({ id }) => id === staffId)
  if (!reader || !(await wantsWeekly(context.db, staffId))) return
  const { role, language: locale, email } = reader
  const week = { from: daysBefore(monday, 7), until: daysBefore(monday, 1) }
  const sections = [
    await figuresOf(context, role, locale, week),
    await waitingOf(context, role, locale),
    await stockOf(context, role, locale),
  ].filter((section) => section !== undefined)
  if (sections.length === 0) return
  const { heading, action, hint, closing, stop } = words[locale]
  const shown = new Intl.DateTimeFormat(languageTags[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' })
  await sendMail(context, {
    id: `weekly-summary-${staffId}-${monday}`,
    to: email,
    isToStaff: true,
    locale,
    heading: fillIn(heading, { from: shown.format(new Date(week.from)), until: shown.format(new Date(week.until)) }),
    lead: [],
    sections,
    action: { title: action, hint, url: `${context.config.publicUrl}/admin` },
    closing,
    stop: { title: stop, url: await endLink(context, staffId) },
  })
}

/** The page behind the link of a mail; opening it does nothing, its button unsubscribes. */
export async function showEndPage(
  { db }: Context,
  token: string,
  locale: Locale,
  isEnding: boolean,
): Promise<Response> {
  const staffId = await staffOfLink(db, token)
  const reader = (await listReaders(db)).find(({ id }) => id === staffId)
  if (reader && isEnding) await endWeekly(db, reader.id)
  const language = reader?.language ?? locale
  const { page } = words[language]
  const step = reader ? (isEnding ? 'done' : 'ask') : 'broken'
  return buttonPage({
    locale: language,
    ...page[step],
    home: page.home,
    ...(step === 'ask' && { button: page.button }),
    ...(step === 'broken' && { status: 404 }),
  })
}

type Week = { from: string; until: string }

async function figuresOf(context: Context, role: StaffRole, locale: Locale, week: Week) {
  if (!isAllowed(role, 'figures.read')) return undefined
  const { figures: title, figure, beside } = words[locale]
  const { funnel, works, takings, given_back: refunds } = await showOverview(context, week)
  const row = (name: keyof typeof figure, count: string, before: string) => ({
    label: figure[name],
    value: fillIn(beside, { count, before }),
  })
  const counted = (name: 'orders' | 'paid' | 'enquiries' | 'answered' | 'contracts') => {
    const { count = 0, before = 0 } = [...funnel, ...works].find(({ step }) => step === name) ?? {}
    return row(name, String(count), String(before))
  }
  const money = (name: 'takings' | 'refunds', { amount, before }: typeof takings) =>
    row(name, formatDollars(amount), formatDollars(before))
  const rows = [
    counted('orders'),
    counted('paid'),
    money('takings', takings),
    money('refunds', refunds),
    counted('enquiries'),
    counted('answered'),
    counted('contracts'),
  ]
  return { title, rows, paragraphs: [] } satisfies MailSection
}

/** Calls the lists themselves, so that the mail contains only what the role may see. */
async function waitingOf(context: Context, role: StaffRole, locale: Locale) {
  const waiting = await showWaits(context, ownRequest(context), role)
  if (waiting.length === 0) return undefined
  const rows = waiting.map(({ kind, count }) => ({ label: words[locale].waits[kind], value: String(count) }))
  return { title: words[locale].waiting, rows, paragraphs: [] } satisfies MailSection
}

async function stockOf(context: Context, role: StaffRole, locale: Locale) {
  if (!isAllowed(role, 'products.read')) return undefined
  const query = listLowStock.query.parse({ per_page: String(piecesShown) })
  const { data, total } = await showLowStock(context, { request: ownRequest(context), query })
  if (total === 0) return undefined
  const { stock: title, left, lasts, more } = words[locale]
  const rows = data.map(({ product_title: product, variant_title: variant, available, days_left: days }) => ({
    label: [product, variant].map((name) => inLocale(name, locale)).join(' · '),
    value: fillIn(days === null ? left : lasts, { count: available, days: days ?? 0 }),
  }))
  const rest = total - data.length
  return { title, rows, paragraphs: rest > 0 ? [fillIn(more, { count: rest })] : [] } satisfies MailSection
}

/** Lists build the URLs of their pages from a request. */
const ownRequest = ({ config }: Context) => new Request(config.publicUrl)

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMilliseconds).toISOString().slice(0, 10)
