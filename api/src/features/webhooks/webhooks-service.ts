import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { addWebhook, changeWebhook, findWebhook } from '@fitout/contract/staff/webhooks.ts'
import { isCallable } from '../../adapters/outside/callable.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { seal } from '../../seal.ts'
import { recordChange } from '../audit/audit-service.ts'
import { newWebhookSecret, showSecret } from './webhook-signature.ts'
import {
  deleteEventsBefore,
  deleteWebhook,
  findWebhookRow,
  insertWebhook,
  listWebhookRows,
  lockWebhook,
  updateWebhook,
  type WebhookRow,
} from './webhooks-queries.ts'

export { deliver, queueEvents, replayByStaff, showDeliveries, tryByStaff } from './deliveries-service.ts'
export { sendWebhookMail } from './webhook-mail.ts'

type By = { id: string }
type Webhook = AnswerInput<typeof findWebhook>['data']

export async function showWebhooks(context: Context, page: PageRequest) {
  const found = await listWebhookRows(context.db, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(presentWebhook))
}

/** Throws `webhook-not-found`. */
export async function showWebhook({ db }: Context, id: string): Promise<Webhook> {
  return presentWebhook(requireWebhook(isId(id) ? await findWebhookRow(db, id) : undefined))
}

/** Throws `invalid-input` for an address that must not be called. */
export async function addByStaff(context: Context, by: By, wanted: Body<typeof addWebhook>) {
  requireCallable(context, wanted.endpoint_url)
  const secret = newWebhookSecret()
  const id = newId()
  return transaction(context.db, async (trx) => {
    const row = await insertWebhook(trx, {
      id,
      ...columnsOf(wanted),
      secret: seal(context.sessionSecret, secret, id),
      created_at: context.clock.now(),
    })
    await record(trx, by, 'webhooks.add', undefined, row)
    return { ...presentWebhook(row), secret: showSecret(secret) }
  })
}

/** Throws `webhook-not-found`, or `invalid-input` for an address that must not be called. */
export async function changeByStaff(context: Context, by: By, id: string, wanted: Body<typeof changeWebhook>) {
  requireCallable(context, wanted.endpoint_url)
  return transaction(context.db, async (trx) => {
    const before = await lockedWebhook(trx, id)
    const turned = wanted.is_on === before.is_on ? {} : { off_reason: wanted.is_on ? null : ('STAFF' as const) }
    const row = await updateWebhook(trx, id, {
      ...columnsOf(wanted),
      is_on: wanted.is_on,
      ...turned,
      ...(wanted.is_on && !before.is_on && { failing_since: null }),
    })
    await record(trx, by, 'webhooks.change', before, row)
    return presentWebhook(row)
  })
}

/** Throws `webhook-not-found`. */
export async function renewSecretByStaff(context: Context, by: By, id: string) {
  const secret = newWebhookSecret()
  return transaction(context.db, async (trx) => {
    const before = await lockedWebhook(trx, id)
    const row = await updateWebhook(trx, id, { secret: seal(context.sessionSecret, secret, id) })
    const change = { before: { secret: 'former' }, after: { secret: 'new' } }
    await recordChange(trx, by, { action: 'webhooks.secret', ...subjectOf(before), ...change })
    return { ...presentWebhook(row), secret: showSecret(secret) }
  })
}

/** Throws `webhook-not-found`. */
export async function removeByStaff(context: Context, by: By, id: string): Promise<void> {
  await transaction(context.db, async (trx) => {
    const row = await lockedWebhook(trx, id)
    await deleteWebhook(trx, id)
    await record(trx, by, 'webhooks.remove', row, undefined)
  })
}

const retentionDays = 30

export async function sweepWebhookEvents({ db, clock }: Context): Promise<void> {
  await deleteEventsBefore(db, new Date(clock.now().getTime() - retentionDays * 86_400_000))
}

async function lockedWebhook(trx: Database, id: string): Promise<WebhookRow> {
  return requireWebhook(isId(id) ? await lockWebhook(trx, id) : undefined)
}

function requireWebhook(row: WebhookRow | undefined): WebhookRow {
  if (!row) throw new AppError('webhook-not-found')
  return row
}

function requireCallable({ config }: Context, url: string): void {
  if (!isCallable(url, config.innerAddresses)) {
    throw new AppError('invalid-input', { errors: [{ path: 'endpoint_url', code: 'link-format' }] })
  }
}

function columnsOf({ title, endpoint_url: url, events }: Body<typeof addWebhook>) {
  return { title, url, events }
}

type RecordedAction = 'webhooks.add' | 'webhooks.change' | 'webhooks.remove'

async function record(
  trx: Database,
  by: By,
  action: RecordedAction,
  before: WebhookRow | undefined,
  after: WebhookRow | undefined,
): Promise<void> {
  const row = after ?? before
  if (row)
    await recordChange(trx, by, {
      action,
      ...subjectOf(row),
      before: auditedFields(before),
      after: auditedFields(after),
    })
}

function subjectOf({ id, title }: Pick<WebhookRow, 'id' | 'title'>) {
  return { subject: 'webhook', id, title } as const
}

/** The query of an address may contain a key of the tool, so it is not audited. */
function auditedFields(row: WebhookRow | undefined) {
  if (!row) return undefined
  const { title, url, events, is_on } = row
  return { title, endpoint_url: url.replace(/\?.*$/, '?…'), events: events.toSorted(), is_on }
}

function presentWebhook({ id, failing_since: failing, created_at: created, ...row }: WebhookRow): Webhook {
  return {
    _id: id,
    title: row.title,
    endpoint_url: row.url,
    events: row.events as Webhook['events'],
    is_on: row.is_on,
    off_reason: row.off_reason,
    failing_since: failing?.toISOString() ?? null,
    created_at: created.toISOString(),
  }
}
