import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { isLocale } from '@fitout/contract/locales.ts'
import type { personalDataExport } from '@fitout/contract/personal-data.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { isBackupRunning } from '../../database/backup-lock.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { FileAnswer } from '../../http/send-object.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { noteEvent, type Origin } from '../account-events/account-events-service.ts'
import { takeFromAllowance } from '../allowances/allowances-service.ts'
import { sendMail } from '../mails/mails-service.ts'
import {
  deleteExpiredExports,
  type ExportRow,
  findWaitingExport,
  hasReadyExport,
  insertExport,
  listExports,
  markExportReady,
} from './exports-queries.ts'
import { copyAsPage, personalDataPagePolicy, type Titles } from './personal-data-page.ts'
import { listTitles, type PersonalRow } from './personal-data-queries.ts'
import { personalDataWords } from './personal-data-words.ts'
import { copyAsJson, writeCopy } from './write-copy.ts'

/** Exports per account and day, and how many days each can be downloaded. Documented in docs/limits.md. */
export const exportsPerDay = 3
export const exportDays = 7

const formats = {
  json: { file: 'data.json', type: 'application/json', disposition: 'attachment; filename="my-data.json"' },
  page: { file: 'page.html', type: 'text/html', disposition: 'inline; filename="my-data.html"' },
} as const

export function exportKeys(exportId: string): string[] {
  return Object.values(formats).map(({ file }) => `exports/${exportId}/${file}`)
}

/** Requests an export. Throws `rate-limited`. */
export async function requestExport(context: Context, accountId: string, origin?: Origin) {
  await takeFromAllowance(context, `exports of ${accountId}`, exportsPerDay, 86_400)
  const [id, now] = [newId(), context.clock.now()]
  await transaction(context.db, async (trx) => {
    await insertExport(trx, id, accountId, now)
    await noteEvent(context, trx, accountId, 'data-copied', origin)
    await context.jobs.enqueue(trx, 'personal-data-export', { exportId: id })
  })
  return presentExport({ id, account_id: accountId, status: 'WAITING', created_at: now, expires_at: null })
}

export async function showExports(context: Context, accountId: string) {
  return (await listExports(context.db, accountId, context.clock.now())).map(presentExport)
}

function titlesIn(db: Database, rows: PersonalRow[]): Promise<Titles> {
  const named = rows.flatMap((row) => Object.entries(row).filter(([column, value]) => column.endsWith('_id') && value))
  return listTitles(db, [...new Set(named.map(([, id]) => String(id)))])
}

/** Creates a requested export and announces it by mail. If the account is gone meanwhile, nothing is stored. */
export async function makeExport(context: Context, { exportId }: Jobs['personal-data-export']): Promise<void> {
  const waiting = await findWaitingExport(context.db, exportId)
  if (!waiting) return
  const now = context.clock.now()
  const locale = isLocale(waiting.language) ? waiting.language : 'zh'
  const [json, html] = await writeCopy(context, waiting.account_id, [
    (read) => copyAsJson(read, now),
    (read, trx) => copyAsPage(read, { madeAt: now, locale, titlesIn: (rows) => titlesIn(trx, rows) }),
  ])
  await json?.keepAs(`exports/${exportId}/${formats.json.file}`, formats.json.type)
  await html?.keepAs(`exports/${exportId}/${formats.page.file}`, formats.page.type)
  const expiresAt = new Date(now.getTime() + exportDays * 86_400_000)
  if (!(await markExportReady(context.db, exportId, expiresAt))) {
    for (const key of exportKeys(exportId)) await context.storage.remove(key)
    return
  }
  if (!waiting.email) return
  const { readyMail: words } = await personalDataWords(locale)
  await sendMail(context, {
    id: `export-${exportId}`,
    to: waiting.email,
    recorded: { accountId: waiting.account_id, kind: 'data-copy' },
    locale,
    heading: words.subject,
    lead: [fillIn(words.lead, { time: hongKongTime(expiresAt) })],
    sections: [],
    action: {
      title: words.action,
      hint: words.hint,
      url: context.config.publicUrl + pathTo('account-profile', locale),
    },
    closing: words.closing,
  })
}

/** Sends an export to its owner, while it is stored. Throws `export-not-found`. */
export async function sendExport(context: Context, accountId: string, exportId: string, format: string) {
  const known = format === 'json' || format === 'page' ? formats[format] : undefined
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(exportId)
  const isReady = known && isId && (await hasReadyExport(context.db, accountId, exportId, context.clock.now()))
  const stored = isReady ? await context.storage.find(`exports/${exportId}/${known.file}`) : undefined
  if (!known || !stored) throw new AppError('export-not-found')
  return new FileAnswer(stored, {
    'Content-Type': `${known.type}; charset=utf-8`,
    'Content-Disposition': known.disposition,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': personalDataPagePolicy,
  })
}

export async function sweepExports(context: Context): Promise<void> {
  const expired = await deleteExpiredExports(context.db, context.clock.now())
  if (await isBackupRunning(context.db)) return
  for (const id of expired) {
    for (const key of exportKeys(id)) await context.storage.remove(key)
  }
  // Left by a process that ended between storing the files and updating the row.
  const longGone = new Date(context.clock.now().getTime() - (exportDays + 1) * 86_400_000)
  await context.storage.removeBefore('exports', longGone)
}

function presentExport(row: ExportRow): z.input<typeof personalDataExport> {
  const url = (format: string) => (row.status === 'READY' ? `/api/personal-data/exports/${row.id}/${format}` : null)
  return {
    _id: row.id,
    status: row.status as 'WAITING' | 'READY',
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    page_url: url('page'),
    json_url: url('json'),
  }
}
