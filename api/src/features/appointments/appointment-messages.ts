import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import type { AppointmentEvent, Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { findAgreedPhone } from '../consents/consents-service.ts'
import { dialled } from '../contacts/contacts-service.ts'
import { type MailSection, sendMail } from '../mails/mails-service.ts'
import { appointmentCalendar } from './appointment-calendar.ts'
import { appointmentLimits } from './appointment-limits.ts'
import { appointmentLink } from './appointment-link.ts'
import { appointmentWords, districtIn, kindIn, placeOf } from './appointment-words.ts'
import { takeMailReminders, takeTextReminders } from './appointment-reminders-queries.ts'
import { type AppointmentRow, findAppointment } from './appointments-queries.ts'
import { changedHoursBefore, contactOf } from './present-appointment.ts'

/** The status in which each message is still true; otherwise it is not sent. */
const statusAt: Record<AppointmentEvent, string> = {
  confirm: 'UNCONFIRMED',
  booked: 'BOOKED',
  moved: 'BOOKED',
  corrected: 'BOOKED',
  cancelled: 'CANCELLED',
  'cancelled-by-studio': 'CANCELLED',
  'order-cancelled': 'CANCELLED',
  'taken-out': 'CANCELLED',
  reminder: 'BOOKED',
  'text-reminder': 'BOOKED',
}

/** Sends the visitor news of the appointment. Idempotent per job. */
export async function sendAppointmentMessage(context: Context, job: Jobs['appointment-message']): Promise<void> {
  const row = await findAppointment(context.db, job.appointmentId)
  if (!row || row.status !== statusAt[job.event] || row.sequence !== job.sequence) return
  // The payment of the order was reversed meanwhile.
  if (job.event === 'booked' && row.settled_at === null) return
  const id = `appointment-${row.id}-${job.event}-${job.sequence}`
  if (job.event === 'text-reminder') await sendTextReminder(context, id, row)
  else if (row.email === null) await sendText(context, id, row, { to: dialled(contactOf(row)), event: job.event })
  else await sendAppointmentMail(context, id, row, job.event)
}

type MailEvent = Exclude<AppointmentEvent, 'text-reminder'>

function wordsFor(row: AppointmentRow) {
  const locale: Locale = isLocale(row.language) ? row.language : 'zh'
  const values = {
    name: row.name,
    reference: row.reference,
    kind: kindIn(locale, row),
    time: hongKongTime(row.starts_at),
    district: districtIn(locale, row.district),
    hours: String(changedHoursBefore(row)),
    until: row.confirm_by ? hongKongTime(row.confirm_by) : '',
  }
  return { locale, words: appointmentWords[locale], say: (template: string) => fillIn(template, values), values }
}

async function linkFor(context: Context, row: AppointmentRow, locale: Locale): Promise<string> {
  if (row.status !== 'CANCELLED') return appointmentLink(context, row.id, locale)
  return context.config.publicUrl + pathTo(row.kind === 'SERVICE' ? 'order-tracking' : 'appointments', locale)
}

async function sendAppointmentMail(context: Context, id: string, row: AppointmentRow, event: MailEvent): Promise<void> {
  const { locale, words, say, values } = wordsFor(row)
  const isOfOrder = row.kind === 'SERVICE' && (event === 'cancelled' || event === 'cancelled-by-studio')
  const text = { ...words.events[event], ...(isOfOrder && words.ofOrder) }
  const details: MailSection = {
    title: words.details,
    rows: [
      { label: words.reference, value: row.reference },
      { label: words.kind, value: values.kind },
      { label: words.time, value: values.time },
      { label: words.place, value: await placeOf(context, row, locale) },
    ],
    paragraphs: [],
  }
  const isExplained = event === 'cancelled-by-studio' && row.reason
  const why: MailSection = { title: words.reason, rows: [], paragraphs: [row.reason ?? ''] }
  await sendMail(context, {
    id,
    to: row.email ?? '',
    recorded: row.account_id === null ? undefined : { accountId: row.account_id, kind: 'appointment' },
    locale,
    heading: say(text.heading),
    lead: [say(words.greeting), say(text.lead)],
    sections: isExplained ? [why, details] : [details],
    action: { title: text.action, hint: say(text.hint), url: await linkFor(context, row, locale) },
    closing: event === 'confirm' ? words.notYou : words.closing,
    attachments: event === 'confirm' || event === 'reminder' ? [] : [await calendarFile(context, row)],
  })
}

async function calendarFile(context: Context, row: AppointmentRow) {
  return {
    filename: `${row.reference}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    content: Buffer.from(await appointmentCalendar(context, row)),
  }
}

type Text = { to: string; event: MailEvent; stop?: string }

async function sendText(context: Context, id: string, row: AppointmentRow, { to, event, stop }: Text): Promise<void> {
  const { locale, words, say } = wordsFor(row)
  const text = `${say(words.texts[event])} ${await linkFor(context, row, locale)}`
  await context.texts.send({ id, to, text: stop ? `${text}\n${words.texts.stop} ${stop}` : text })
}

/** Texts members who agreed to it, on their own number. */
async function sendTextReminder(context: Context, id: string, row: AppointmentRow): Promise<void> {
  const to = row.account_id ? await findAgreedPhone(context.db, row.account_id) : undefined
  if (!to || row.starts_at <= context.clock.now()) return
  const stop = context.config.publicUrl + pathTo('account-notifications', wordsFor(row).locale)
  await sendText(context, id, row, { to, event: 'reminder', stop })
}

const remindersAtOnce = 200

/** Queues the reminders that are due, each once. */
export async function gatherReminders(context: Context): Promise<void> {
  const { textReminderHoursBefore: hours } = appointmentLimits
  for (;;) {
    const count = await transaction(context.db, async (trx) => {
      const now = context.clock.now()
      const byMail = await takeMailReminders(trx, now, remindersAtOnce)
      const byText = await takeTextReminders(trx, now, hours, remindersAtOnce)
      for (const { id, sequence } of byMail) {
        await context.jobs.enqueue(trx, 'appointment-message', { appointmentId: id, event: 'reminder', sequence })
      }
      for (const { id, sequence } of byText) {
        await context.jobs.enqueue(trx, 'appointment-message', { appointmentId: id, event: 'text-reminder', sequence })
      }
      return Math.max(byMail.length, byText.length)
    })
    if (count < remindersAtOnce) return
  }
}
