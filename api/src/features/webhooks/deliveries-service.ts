import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import type { listDeliveries } from '@fitout/contract/staff/webhooks.ts'
import { webhookTest } from '@fitout/contract/webhook-events.ts'
import { OutsideError } from '../../adapters/outside/port.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { unseal } from '../../seal.ts'
import { recordChange } from '../audit/audit-service.ts'
import { listOwners } from '../staff/staff-service.ts'
import {
  beginAgain,
  type DeliveryRow,
  findDeliveryRow,
  findDueDelivery,
  insertDeliveries,
  listDeliveryRows,
  lockDelivery,
  recordTry,
} from './deliveries-queries.ts'
import { signedHeaders } from './webhook-signature.ts'
import {
  findWebhookRow,
  insertTestEvent,
  listWebhooksOn,
  lockWebhook,
  takeEvents,
  updateWebhook,
  type WebhookRow,
} from './webhooks-queries.ts'

type By = { id: string }
type Delivery = AnswerInput<typeof listDeliveries>['data'][number]
type Due = NonNullable<Awaited<ReturnType<typeof findDueDelivery>>>
type Outcome = { answer_status?: number; answer?: string; fault: Delivery['fault'] }

const eventsAtOnce = 200
/** Seconds between attempts; after the last one the delivery is given up, three days after the first. */
export const waits = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600]
const withinMilliseconds = 15_000
const answerAtMost = 1000
const lastingSeconds = waits.reduce((sum, wait) => sum + wait, 0)

/** Creates a delivery of each event for each endpoint that subscribes to it. */
export async function queueEvents(context: Context): Promise<void> {
  for (;;) {
    const taken = await transaction(context.db, async (trx) => {
      const events = await takeEvents(trx, eventsAtOnce)
      const webhooks = events.length > 0 ? await listWebhooksOn(trx) : []
      const wanted = events
        .toSorted((one, other) => one.number - other.number)
        .flatMap(({ id, type }) => webhooks.filter(({ events: own }) => own.includes(type)).map((to) => ({ to, id })))
      await queueDeliveries(context, trx, wanted)
      return events.length
    })
    if (taken < eventsAtOnce) return
  }
}

async function queueDeliveries(context: Context, trx: Database, wanted: { to: { id: string }; id: string }[]) {
  const created_at = context.clock.now()
  const rows = wanted.map(({ to, id }) => ({ id: newId(), endpoint_id: to.id, event_id: id, created_at }))
  await insertDeliveries(trx, rows)
  for (const { id } of rows) await context.jobs.enqueue(trx, 'webhook-delivery', { deliveryId: id, number: 1 })
  return rows.map(({ id }) => id)
}

/** Makes one attempt at a delivery; a failed one is retried later, and finally given up. */
export async function deliver(context: Context, job: Jobs['webhook-delivery']): Promise<void> {
  const due = await findDueDelivery(context.db, job.deliveryId, job.number)
  if (!due) return
  const isWanted = due.is_on || due.type === webhookTest
  const outcome: Outcome = isWanted ? await send(context, due) : { fault: 'switched-off' }
  const wait = due.type === webhookTest ? undefined : waits[job.number - 1]
  const isFinal = !outcome.fault || outcome.fault === 'switched-off' || outcome.fault === 'gone' || wait === undefined
  const now = context.clock.now()
  await transaction(context.db, async (trx) => {
    const tried = { answer_status: null, answer: null, ...outcome, tried_at: now }
    const next = isFinal
      ? { status: outcome.fault ? ('FAILED' as const) : ('DELIVERED' as const), next_at: null }
      : { next_at: new Date(now.getTime() + wait * 1000) }
    if (!(await recordTry(trx, { id: due.id, number: job.number }, { ...tried, ...next }))) return
    if (!isFinal) {
      const again = { deliveryId: due.id, number: job.number + 1 }
      await context.jobs.enqueue(trx, 'webhook-delivery', again, { startAfterSeconds: wait })
    }
    if (isWanted) await noteHealth(context, trx, due.endpoint_id, outcome, isFinal)
  })
}

async function send(context: Context, due: Due): Promise<Outcome> {
  const secret = unseal(context.sessionSecret, due.secret, due.endpoint_id)
  // Sealed with another SESSION_SECRET: staff must create a new one.
  if (!secret) return { fault: 'secret-unreadable' }
  const body = messageOf(due)
  const signed = signedHeaders(secret, { id: due.event_id, seconds: context.clock.seconds(), body })
  try {
    const { status, body: answer } = await context.outside.ask({
      method: 'POST',
      url: due.url,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        'User-Agent': 'Fitout-Webhooks/1',
        ...signed,
      },
      body,
      answerAtMost,
      withinMilliseconds,
    })
    const fault = status >= 200 && status < 300 ? null : status === 410 ? ('gone' as const) : ('refused' as const)
    return { answer_status: status, answer: readable(answer), fault }
  } catch (error) {
    if (!(error instanceof OutsideError) || error.fault === 'too-large') throw error
    return { fault: error.fault }
  }
}

/** PostgreSQL cannot store NUL, and screens should not show other control characters. */
function readable(answer: Buffer): string {
  return answer
    .toString('utf8')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Switches off an endpoint that has failed for as long as a delivery is retried, or that reports it is gone. */
async function noteHealth(context: Context, trx: Database, id: string, outcome: Outcome, isFinal: boolean) {
  const now = context.clock.now()
  const row = await lockWebhook(trx, id)
  if (!row) return
  if (!outcome.fault) {
    if (row.failing_since) await updateWebhook(trx, id, { failing_since: null })
    return
  }
  const since = row.failing_since ?? now
  if (!row.failing_since) await updateWebhook(trx, id, { failing_since: since })
  if (!row.is_on) return
  const isLong = isFinal && now.getTime() - since.getTime() >= lastingSeconds * 1000
  if (outcome.fault === 'gone') await switchOff(context, trx, row, 'GONE')
  else if (isLong) await switchOff(context, trx, row, 'FAILED')
}

async function switchOff(context: Context, trx: Database, row: WebhookRow, reason: 'GONE' | 'FAILED') {
  await updateWebhook(trx, row.id, { is_on: false, off_reason: reason })
  const subject = { subject: 'webhook' as const, id: row.id, title: row.title }
  const change = { before: { is_on: true }, after: { is_on: false } }
  await recordChange(trx, undefined, { action: 'webhooks.switch-off', ...subject, ...change })
  const at = context.clock.now().toISOString()
  for (const { id } of await listOwners(trx)) {
    await context.jobs.enqueue(trx, 'webhook-mail', { endpointId: row.id, ownerId: id, at })
  }
}

/** Throws `webhook-not-found`. */
export async function showDeliveries(
  context: Context,
  id: string,
  page: PageRequest & { query: Query<typeof listDeliveries> },
) {
  if (!isId(id) || !(await findWebhookRow(context.db, id))) throw new AppError('webhook-not-found')
  const found = await listDeliveryRows(context.db, { endpointId: id, status: page.query.status }, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(presentDelivery))
}

/** Throws `webhook-not-found`. */
export async function tryByStaff(context: Context, by: By, id: string): Promise<Delivery> {
  return transaction(context.db, async (trx) => {
    const row = isId(id) ? await lockWebhook(trx, id) : undefined
    if (!row) throw new AppError('webhook-not-found')
    const eventId = await insertTestEvent(trx, webhookTest, context.clock.now())
    const [deliveryId = ''] = await queueDeliveries(context, trx, [{ to: row, id: eventId }])
    const subject = { subject: 'webhook' as const, id, title: row.title }
    await recordChange(trx, by, {
      action: 'webhooks.test',
      ...subject,
      before: undefined,
      after: { event: webhookTest },
    })
    return requirePresented(trx, deliveryId)
  })
}

/** Throws `webhook-not-found`, `delivery-not-found`, or `illegal-transition` for a delivery that is still waiting. */
export async function replayByStaff(context: Context, by: By, id: string, deliveryId: string): Promise<Delivery> {
  return transaction(context.db, async (trx) => {
    const row = isId(id) ? await lockWebhook(trx, id) : undefined
    if (!row) throw new AppError('webhook-not-found')
    const delivery = isId(deliveryId) ? await lockDelivery(trx, id, deliveryId) : undefined
    if (!delivery) throw new AppError('delivery-not-found')
    if (delivery.status === 'WAITING') throw new AppError('illegal-transition')
    await beginAgain(trx, deliveryId)
    await context.jobs.enqueue(trx, 'webhook-delivery', { deliveryId, number: 1 })
    const subject = { subject: 'webhook' as const, id, title: row.title }
    const change = { before: { status: delivery.status }, after: { status: 'WAITING' } }
    await recordChange(trx, by, { action: 'webhooks.replay', ...subject, ...change })
    return requirePresented(trx, deliveryId)
  })
}

async function requirePresented(trx: Database, id: string): Promise<Delivery> {
  const row = await findDeliveryRow(trx, id)
  if (!row) throw new AppError('delivery-not-found')
  return presentDelivery(row)
}

function messageOf({ type, at, facts }: Pick<DeliveryRow, 'type' | 'at' | 'facts'>): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data: facts })
}

function presentDelivery(row: DeliveryRow): Delivery {
  const { id, event_id, type, status, tries, answer_status, answer, fault } = row
  return {
    _id: id,
    event_id,
    type: type as Delivery['type'],
    happened_at: row.at.toISOString(),
    status,
    tries,
    tried_at: row.tried_at?.toISOString() ?? null,
    next_at: row.next_at?.toISOString() ?? null,
    answer_status,
    answer,
    fault,
    message: messageOf(row),
  }
}
