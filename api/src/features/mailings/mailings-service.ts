import { isDeepStrictEqual } from 'node:util'
import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { Locale, Words } from '@fitout/contract/locales.ts'
import { readCustomerFilter, type KeptFilter } from '@fitout/contract/staff/customer-filter.ts'
import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { countAudience, findMailing, saveMailing } from '@fitout/contract/staff/mailings.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { audienceOf } from '../customers/customers-service.ts'
import { renderWords } from '../markdown/markdown-service.ts'
import { requireSegment } from '../segments/segments-service.ts'
import { showOneself } from '../staff/staff-service.ts'
import {
  countByHindrance,
  countMailings,
  countOutcomes,
  deleteMailing,
  findMailingRow,
  fixRecipients,
  insertMailing,
  listMailingRows,
  lockMailing,
  type MailingRow,
  type Outcome,
  updateMailing,
} from './mailings-queries.ts'
import { requireComplete, requireWritten } from './write-mailing.ts'

export { runMailing, sendTest } from './send-mailing.ts'

type By = { id: string }
type Mailing = AnswerInput<typeof findMailing>['data']

export async function showMailings(context: Context, page: PageRequest) {
  const rows = await listMailingRows(context.db, placeOf(page.query))
  const total = await countMailings(context.db)
  const outcomes = await countOutcomes(
    context.db,
    rows.map(({ id }) => id),
  )
  return pageOf(context, page, { rows, total }, (shown) => shown.map((row) => present(row, outcomes)))
}

/** Throws `mailing-not-found`. */
export async function showMailing({ db }: Context, id: string): Promise<Mailing> {
  const row = requireOne(isId(id) ? await findMailingRow(db, id) : undefined)
  return { ...present(row, await countOutcomes(db, [id])), html: renderWords(row.text) }
}

/** Throws `mailing-not-found`. */
export async function showAudience(context: Context, id: string): Promise<AnswerInput<typeof countAudience>['data']> {
  const { filter } = requireOne(isId(id) ? await findMailingRow(context.db, id) : undefined)
  const rows = await countByHindrance(context.db, await requireAudience(context, filter))
  const customers = rows.find(({ reason }) => reason === null)?.customers ?? 0
  return { customers, left_out: rows.flatMap(({ reason, ...row }) => (reason === null ? [] : [{ reason, ...row }])) }
}

/** Throws `segment-not-found`. */
export async function beginByStaff(context: Context, by: By, segmentId: string): Promise<Mailing> {
  const id = newId()
  await transaction(context.db, async (trx) => {
    const { name, filter } = await requireSegment(trx, segmentId)
    const row = { id, segment_name: name, filter, staff_id: by.id, created_at: context.clock.now() }
    await insertMailing(trx, row)
    await record(trx, by, 'mailings.begin', { id, title: name, before: undefined, after: { segment: name } })
  })
  return showMailing(context, id)
}

/** Throws `mailing-not-found`, `segment-not-found`, `changed-meanwhile`, `illegal-transition`. */
export async function saveByStaff(
  context: Context,
  by: By,
  id: string,
  { revision, segment_id, subject, text }: Body<typeof saveMailing>,
): Promise<Mailing> {
  await transaction(context.db, async (trx) => {
    const before = await requireDraft(trx, id, revision)
    const segment = segment_id === undefined ? undefined : await requireSegment(trx, segment_id)
    await updateMailing(trx, before.id, {
      subject,
      text,
      revision: before.revision + 1,
      ...(segment && { segment_name: segment.name, filter: segment.filter }),
    })
    const title = segment?.name ?? before.segment_name
    await record(trx, by, 'mailings.save', {
      id: before.id,
      title,
      before: { segment: before.segment_name, subject: before.subject, text: before.text },
      after: { segment: title, subject, text },
    })
  })
  return showMailing(context, id)
}

/** Rewrites the text of a mailing within a transaction, unless it was sent. Returns whether it changed. */
export async function rewriteDraftIn(
  trx: Database,
  by: By,
  id: string,
  rewrite: (text: Words) => Words,
): Promise<boolean> {
  const row = requireOne(await lockMailing(trx, id))
  const text = rewrite(row.text)
  if (row.state !== 'DRAFT' || isDeepStrictEqual(text, row.text)) return false
  await updateMailing(trx, row.id, { text, revision: row.revision + 1 })
  const facts = { segment: row.segment_name, subject: row.subject }
  await record(trx, by, 'mailings.save', {
    id: row.id,
    title: row.segment_name,
    before: { ...facts, text: row.text },
    after: { ...facts, text },
  })
  return true
}

/** Sends a test mail to its author. Throws `mailing-not-found`, `mailing-incomplete`, `studio-contact-missing`. */
export async function tryByStaff(context: Context, by: By, id: string, language: Locale): Promise<{ sent_to: string }> {
  const row = requireOne(isId(id) ? await findMailingRow(context.db, id) : undefined)
  requireWritten(row, [language])
  await requireComplete(context)
  const { email } = await showOneself(context, by.id)
  await transaction(context.db, async (trx) => {
    await context.jobs.enqueue(trx, 'mailing-test', { id: newId(), mailingId: row.id, staffId: by.id, language })
    const change = { before: undefined, after: { language } }
    await record(trx, by, 'mailings.try', { id: row.id, title: row.segment_name, ...change })
  })
  return { sent_to: email }
}

/** Throws the errors of `requireDraft`, `mailing-incomplete`, `studio-contact-missing`, `nobody-to-write-to`. */
export async function sendByStaff(context: Context, by: By, id: string, revision: number): Promise<Mailing> {
  const now = context.clock.now()
  await transaction(context.db, async (trx) => {
    const row = await requireDraft(trx, id, revision)
    requireWritten(row, await requireComplete(context))
    const audience = await requireAudience(context, row.filter)
    const counted = await countByHindrance(trx, audience)
    const customers = await fixRecipients(trx, row.id, audience, now)
    if (customers === 0) throw new AppError('nobody-to-write-to')
    const left = counted.flatMap(({ reason, customers: many }) => (reason === null ? [] : [[reason, many] as const]))
    await updateMailing(trx, row.id, { state: 'SENDING', sent_at: now, left_out: Object.fromEntries(left) })
    await context.jobs.enqueue(trx, 'mailing', { mailingId: row.id })
    await record(trx, by, 'mailings.send', {
      id: row.id,
      title: row.segment_name,
      before: { mailing: 'draft' },
      after: { mailing: 'sent', customers },
    })
  })
  return showMailing(context, id)
}

/** Throws `mailing-not-found`, `illegal-transition`. */
export async function stopByStaff(context: Context, by: By, id: string): Promise<Mailing> {
  await transaction(context.db, async (trx) => {
    const row = requireOne(isId(id) ? await lockMailing(trx, id) : undefined)
    if (row.state !== 'SENDING') throw new AppError('illegal-transition')
    await updateMailing(trx, row.id, { state: 'STOPPED', finished_at: context.clock.now() })
    await record(trx, by, 'mailings.stop', {
      id: row.id,
      title: row.segment_name,
      before: { mailing: 'sent' },
      after: { mailing: 'stopped' },
    })
  })
  return showMailing(context, id)
}

/** Throws `mailing-not-found`, `illegal-transition`. */
export async function removeByStaff(context: Context, by: By, id: string): Promise<void> {
  await transaction(context.db, async (trx) => {
    const row = await requireDraft(trx, id)
    await deleteMailing(trx, row.id)
    const before = { segment: row.segment_name }
    await record(trx, by, 'mailings.remove', { id: row.id, title: row.segment_name, before, after: undefined })
  })
}

/** A filter stored by a later release may be unknown to this one, and then matches no customers. */
async function requireAudience(context: Context, kept: KeptFilter) {
  const filter = readCustomerFilter(kept)
  if (!filter) throw new AppError('nobody-to-write-to')
  return audienceOf(context, filter)
}

async function requireDraft(trx: Database, id: string, revision?: number): Promise<MailingRow> {
  const row = requireOne(isId(id) ? await lockMailing(trx, id) : undefined)
  if (row.state !== 'DRAFT') throw new AppError('illegal-transition')
  if (revision !== undefined && row.revision !== revision) throw new AppError('changed-meanwhile')
  return row
}

function requireOne(row: MailingRow | undefined): MailingRow {
  if (!row) throw new AppError('mailing-not-found')
  return row
}

type Change = {
  id: string
  title: string
  before: Record<string, unknown> | undefined
  after: Record<string, unknown> | undefined
}

async function record(trx: Database, by: By, action: AuditAction, change: Change): Promise<void> {
  await recordChange(trx, by, { action, subject: 'mailing', ...change })
}

function present(row: MailingRow, all: readonly Outcome[]): Omit<Mailing, 'html'> {
  const { id: _id, left_out, created_at, sent_at, finished_at, ...shown } = row
  const own = all.filter((outcome) => outcome.mailing_id === _id)
  const inState = (...states: string[]) => own.filter(({ state }) => states.includes(state))
  const sum = (outcomes: Outcome[]) => outcomes.reduce((many, { customers }) => many + customers, 0)
  const byReason = (entries: (readonly [string, number])[]) => {
    const reasons = [...new Set(entries.map(([reason]) => reason))].toSorted()
    return reasons.map((reason) => ({
      reason,
      customers: entries.reduce((many, [one, customers]) => many + (one === reason ? customers : 0), 0),
    }))
  }
  const named = (outcomes: Outcome[]) => outcomes.map(({ reason, customers }) => [reason ?? 'gone', customers] as const)
  return {
    _id,
    ...shown,
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    finished_at: finished_at?.toISOString() ?? null,
    waiting: row.state === 'STOPPED' ? 0 : sum(inState('WAITING', 'SENDING')),
    sent: sum(inState('SENT')),
    failed: byReason(named(inState('FAILED'))),
    left_out: byReason([
      ...Object.entries(left_out),
      ...named(inState('LEFT_OUT')),
      ...(row.state === 'STOPPED' ? named(inState('WAITING')).map(([, many]) => ['stopped', many] as const) : []),
    ]),
  }
}
