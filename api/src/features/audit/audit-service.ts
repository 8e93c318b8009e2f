import type { listAudit } from '@fitout/contract/staff/audit.ts'
import type { AuditAction, AuditSubject } from '@fitout/contract/staff/audit-actions.ts'
import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import {
  addToExport,
  type AuditRow,
  eraseAuditFields,
  hasAuditEntry,
  insertAuditEntries,
  listAuditEntries,
  listNames,
  type NewAuditEntry,
} from './audit-queries.ts'

type Entry = AnswerInput<typeof listAudit>['data'][number]

/** The acting person, network, and token where a tool acts for the person; undefined for a command in the terminal. */
export type Doer = { id: string; source?: string | undefined; tokenId?: string | undefined } | undefined

export type Change = {
  /** The action: `orders.ship`. */
  action: AuditAction
  /** The type of the changed object: `order`, `review`, `staff`. */
  subject: AuditSubject
  id: string
  /** Its display name: an order's reference, a product's title. Never a customer's name or contact. */
  title: string
  /** Undefined for a new object. */
  before: Record<string, unknown> | undefined
  /** Undefined for a deleted object. */
  after: Record<string, unknown> | undefined
}

/**
 * Audits a change by staff, in the transaction that makes it. Only fields that differ are kept; without any, nothing is
 * written.
 */
export async function recordChange(trx: Database, by: Doer, change: Change): Promise<void> {
  await recordChanges(trx, by, [change])
}

// A statement takes 65,535 parameters.
const entriesAtOnce = 1000

/** Audits many changes at once. */
export async function recordChanges(trx: Database, by: Doer, changes: Change[]): Promise<void> {
  const entries = changes.flatMap((change) => entryOf(by, change) ?? [])
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    await insertAuditEntries(trx, entries.slice(start, start + entriesAtOnce))
  }
}

function entryOf(by: Doer, change: Change): NewAuditEntry | undefined {
  const { before = {}, after = {} } = change
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  if (changed.length === 0) return undefined
  return {
    id: newId(),
    staff_id: by?.id ?? null,
    source: by?.source ?? null,
    api_token_id: by?.tokenId ?? null,
    action: change.action,
    subject: change.subject,
    subject_id: change.id,
    subject_title: change.title,
    before: JSON.stringify(only(before, changed)),
    after: JSON.stringify(only(after, changed)),
  }
}

/** Fields with free text by staff about a person, such as the reason for refusing a proof. */
const ownWords = ['reason', 'answer', 'reply', 'proof_refusal']

/** Deletes the free text about these objects of a deleted customer; the decision, its author and time stay. */
export async function forgetReasons(trx: Database, subjectIds: string[]): Promise<void> {
  await eraseAuditFields(trx, subjectIds, ownWords)
}

const knownSourceDays = 180

/** Whether staff have signed in from this network before: known networks are exempt from the lockout. */
export async function isKnownSource({ db, clock }: Context, staffId: string, source: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - knownSourceDays * 86_400_000)
  return hasAuditEntry(db, { staffId, action: 'session.open', source, since })
}

/** An export: its kind and its filter. */
type Taken = { of: 'orders' | 'customers' | 'enquiries' | 'content'; filter: Record<string, unknown> }

/**
 * Audits an export, without names and without the name searched for. Returns a function that counts the rows while they are
 * sent: counting them first would read a million rows twice. If the reader gives up, the entry has the rows made so far.
 */
export async function recordExport(db: Database, by: Doer, { of, filter }: Taken) {
  const { q, ...conditions } = filter
  const id = newId()
  await recordChange(db, by, {
    action: `${of}.export`,
    subject: 'export',
    id,
    title: `${of}.csv`,
    before: undefined,
    after: { ...conditions, searched: q !== undefined },
  })
  return async function* counted<Row>(batches: AsyncGenerator<Row[]>): AsyncGenerator<Row[]> {
    let rows = 0
    try {
      for await (const batch of batches) {
        rows += batch.length
        yield batch
      }
    } finally {
      await addToExport(db, id, { rows })
    }
  }
}

/** Audits a call refused for lack of permission. */
export async function recordRefusal(db: Database, by: Doer, permission: string, call: string): Promise<void> {
  await recordChange(db, by, {
    action: 'refused',
    subject: 'permission',
    id: permission,
    title: permission,
    before: undefined,
    after: { call },
  })
}

export async function showAudit(context: Context, page: PageRequest & { query: Query<typeof listAudit> }) {
  const found = await listAuditEntries(context.db, page.query, placeOf(page.query))
  return pageOf(context, page, found, (rows) => presentEntries(context.db, rows))
}

async function presentEntries(db: Database, rows: AuditRow[]): Promise<Entry[]> {
  const idsOf = new Map(rows.map((row) => [row.id, idsIn([row.before, row.after])]))
  const asked = [...rows.map(({ subject_id }) => subject_id).filter(isId), ...[...idsOf.values()].flat()]
  const named = await listNames(db, [...new Set(asked)])
  const entries = rows.map(({ id, at, before, after, row_key: _key, api_token_id: _token, ...row }) => {
    const ids = idsOf.get(id) ?? []
    const subject = named.get(row.subject_id)
    return {
      _id: id,
      at: at.toISOString(),
      ...row,
      subject_name: subject?.name ?? null,
      home_id: isId(row.subject_id) ? (subject?.home ?? null) : row.subject_id,
      before: before as never,
      after: after as never,
      names: Object.fromEntries(ids.flatMap((one) => (named.get(one)?.name ? [[one, named.get(one)?.name]] : []))),
    }
  })
  return entries as Entry[]
}

/** All ids in a value, at any depth. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isId(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

function only(record: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name]]] : [])))
}
