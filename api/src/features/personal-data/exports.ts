import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { isLocale } from '@fitout/contract/locales.ts'
import type { personalDataExport } from '@fitout/contract/personal-data.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/queues.ts'
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
import { personalTables } from './personal-data-map.ts'
import {
  type PersonalData,
  personalDataPagePolicy,
  personalDataWords,
  renderPersonalData,
} from './personal-data-page.ts'
import { listPersonalRows, listTitles } from './personal-data-queries.ts'

/** Copies that one account may have made in a day, and days that each can be fetched. Documented in docs/limits.md. */
export const exportsPerDay = 3
export const exportDays = 7

const formats = {
  json: { file: 'data.json', type: 'application/json', disposition: 'attachment; filename="my-data.json"' },
  page: { file: 'page.html', type: 'text/html', disposition: 'inline; filename="my-data.html"' },
} as const

/** Keys of what a copy consists of in the storage. */
export function exportKeys(exportId: string): string[] {
  return Object.values(formats).map(({ file }) => `exports/${exportId}/${file}`)
}

/** Has a copy made. Throws `rate-limited`. */
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

/** Everything that is kept about an account, as of one moment. */
export async function collectPersonalData(db: Database, accountId: string, now: Date): Promise<PersonalData> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const data: PersonalData['data'] = {}
      for (const entry of personalTables) data[entry.table] = await listPersonalRows(trx, entry, accountId)
      return { made_at: now.toISOString(), data }
    })
}

async function titlesIn(db: Database, { data }: PersonalData) {
  const named = Object.values(data)
    .flat()
    .flatMap((row) => Object.entries(row).filter(([column, value]) => column.endsWith('_id') && value))
  return listTitles(db, [...new Set(named.map(([, id]) => String(id)))])
}

/** Makes a copy that was asked for, and says so by mail. A copy whose account is gone meanwhile is not kept. */
export async function makeExport(context: Context, { exportId }: Jobs['personal-data-export']): Promise<void> {
  const waiting = await findWaitingExport(context.db, exportId)
  if (!waiting) return
  const now = context.clock.now()
  const locale = isLocale(waiting.language) ? waiting.language : 'zh'
  const copy = await collectPersonalData(context.db, waiting.account_id, now)
  const contents = {
    json: JSON.stringify(copy, undefined, 2),
    page: renderPersonalData(copy, await titlesIn(context.db, copy), locale),
  }
  for (const format of ['json', 'page'] as const) {
    const { file, type } = formats[format]
    await context.storage.put(`exports/${exportId}/${file}`, new TextEncoder().encode(contents[format]), type)
  }
  const expiresAt = new Date(now.getTime() + exportDays * 86_400_000)
  if (!(await markExportReady(context.db, exportId, expiresAt))) {
    for (const key of exportKeys(exportId)) await context.storage.remove(key)
    return
  }
  if (!waiting.email) return
  const words = personalDataWords[locale].readyMail
  await sendMail(context, {
    id: `export-${exportId}`,
    to: waiting.email,
    locale,
    heading: words.subject,
    lead: [words.lead.replace('{time}', hongKongTime(expiresAt))],
    sections: [],
    action: {
      title: words.action,
      hint: words.hint,
      url: context.config.publicUrl + pathTo('account-profile', locale),
    },
    closing: words.closing,
  })
}

/** A copy to its owner, while it is kept. Throws `export-not-found`. */
export async function sendExport(context: Context, accountId: string, exportId: string, format: string) {
  const known = format === 'json' || format === 'page' ? formats[format] : undefined
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(exportId)
  const isReady = known && isId && (await hasReadyExport(context.db, accountId, exportId, context.clock.now()))
  const stored = isReady ? await context.storage.find(`exports/${exportId}/${known.file}`) : undefined
  if (!known || !stored) throw new AppError('export-not-found')
  return new Response(stored.bytes, {
    headers: {
      'Content-Type': `${known.type}; charset=utf-8`,
      'Content-Disposition': known.disposition,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': personalDataPagePolicy,
    },
  })
}

export async function sweepExports(context: Context): Promise<void> {
  for (const id of await deleteExpiredExports(context.db, context.clock.now())) {
    for (const key of exportKeys(id)) await context.storage.remove(key)
  }
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
