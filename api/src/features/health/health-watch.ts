import { healthMails as cn } from '@fitout/contract/messages/cn/health-mails.ts'
import { healthMails as en } from '@fitout/contract/messages/en/health-mails.ts'
import { healthMails as zh } from '@fitout/contract/messages/zh/health-mails.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { listLateJobs } from '../../jobs/schedules-queries.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { roomOn } from '../../metrics/disk.ts'
import { readShopFigures } from '../../metrics/metrics-queries.ts'
import { fillIn } from '../../words.ts'
import { lookAtMailbox } from '../enquiry-replies/mailbox-service.ts'
import { isMessage } from '../failed-jobs/failed-jobs-service.ts'
import { sendMail } from '../mails/mails-service.ts'
import { listStaffWith } from '../staff/staff-service.ts'
import { notifyStaff, wantsByMail } from '../staff-notices/staff-notices-service.ts'
import { countRefundsOlderThan, findLastBackup, listWaits, noteTroubles, type TroubleKind } from './health-queries.ts'

const words = { zh, cn, en }
const leastShareOfDisk = 0.05

/** What may come of each problem. */
const riskOf: Record<TroubleKind, keyof typeof zh.risks> = {
  jobs: 'customers',
  messages: 'customers',
  failed: 'customers',
  late: 'customers',
  refunds: 'customers',
  backup: 'data',
  payments: 'payments',
  disk: 'space',
  mailbox: 'answers',
}

/** A problem and its amount: minutes, hours, days, a number, or the percentage of free disk space. */
type Trouble = { kind: TroubleKind; amount: number; words: keyof typeof zh.troubles; risk: keyof typeof zh.risks }

/** Checks every minute; reports new problems at once, and lasting ones again every `healthMailHours` hours. */
export async function watchHealth(context: Context): Promise<void> {
  const { healthMailMinutes, healthMailHours } = context.config
  if (healthMailMinutes === 0) return
  const kinds = (await findTroubles(context)).map(({ kind }) => kind)
  await transaction(context.db, async (trx) => {
    if (!(await noteTroubles(trx, kinds, healthMailHours))) return
    await notifyStaff(trx, 'health.trouble')
    const at = context.clock.now().toISOString()
    const readers = await listStaffWith(trx, 'jobs.read')
    for (const staffId of await wantsByMail(
      trx,
      'health',
      readers.map(({ id }) => id),
    )) {
      await context.jobs.enqueue(trx, 'health-mail', { staffId, at })
    }
  })
}

async function findTroubles({ db, config, clock }: Context): Promise<Trouble[]> {
  const minutes = config.healthMailMinutes
  const [waits, figures, late, backup, refunds, disk, mailbox] = await Promise.all([
    listWaits(db),
    readShopFigures(db),
    listLateJobs(db),
    findLastBackup(db),
    countRefundsOlderThan(db, minutes),
    roomOn(config.dataDir),
    lookAtMailbox(db, config.imapUrl),
  ])
  const longest = (isOf: (name: string) => boolean) =>
    Math.floor(Math.max(0, ...waits.filter(({ name }) => isOf(name)).map(({ seconds }) => seconds)) / 60)
  const inTime = (amount: number) => (amount >= minutes ? amount : 0)
  const backupHours = Math.floor(figures.backup_age / 3600)
  const free = disk ? disk.free_bytes / disk.total_bytes : 1
  const found: Record<TroubleKind, number> = {
    jobs: inTime(longest((name) => !isMessage(name))),
    messages: inTime(longest(isMessage)),
    failed: waits.reduce((sum, { failed }) => sum + failed, 0),
    late: late.filter(({ name }) => name !== 'backup').length,
    backup: backup.is_late ? Math.max(1, backupHours) : 0,
    refunds,
    payments: figures.payments_in_trouble,
    mailbox: inTime(minutesSince(clock, mailbox?.failing_since)),
    disk: free < leastShareOfDisk ? Math.max(1, Math.floor(free * 100)) : 0,
  }
  const all = Object.entries(found) as [TroubleKind, number][]
  return all
    .filter(([, amount]) => amount > 0)
    .map(([kind, amount]) =>
      kind === 'backup' && !backup.last_at
        ? { kind, amount: Math.floor(amount / 24), words: 'noBackup', risk: 'allData' }
        : { kind, amount, words: kind, risk: riskOf[kind] },
    )
}

function minutesSince(clock: Context['clock'], at: Date | null | undefined): number {
  return at ? Math.floor((clock.now().getTime() - at.getTime()) / 60_000) : 0
}

/** Sends nothing if all is well again, or if the person may no longer see the state of the shop. */
export async function sendHealthMail(context: Context, { staffId, at }: Jobs['health-mail']): Promise<void> {
  const person = (await listStaffWith(context.db, 'jobs.read')).find(({ id }) => id === staffId)
  const troubles = await findTroubles(context)
  if (!person || troubles.length === 0) return
  const locale = person.language
  const { heading, lead, risks, title, action, hint, closing } = words[locale]
  const atRisk = new Set(troubles.map(({ risk }) => risks[risk]))
  await sendMail(context, {
    id: `health-${at}-${staffId}`,
    to: person.email,
    isToStaff: true,
    locale,
    heading,
    lead: [lead, ...atRisk],
    sections: [{ title, rows: troubles.map((trouble) => rowOf(locale, trouble)), paragraphs: [] }],
    action: { title: action, hint, url: `${context.config.publicUrl}/admin#/health` },
    closing,
  })
}

function rowOf(locale: Locale, { words: name, amount }: Trouble) {
  const { label, value } = words[locale].troubles[name]
  return { label, value: fillIn(value, { amount }) }
}
