import type { listAudit } from '@fitout/contract/audit.ts'
import type { AuditAction, AuditSubject } from '@fitout/contract/audit-actions.ts'
import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { eraseAuditFields, hasAuditEntry, insertAuditEntry, listAuditEntries, listNames } from './audit-queries.ts'

type Entry = AnswerInput<typeof listAudit>['data'][number]

/** Who does something, and from where; a command in the terminal is nobody. */
export type Doer = { id: string; source?: string | undefined } | undefined

export type Change = {
  /** What was done: `orders.ship`. */
  action: AuditAction
  /** What kind of thing it was done to: `order`, `review`, `staff`. */
  subject: AuditSubject
  id: string
  /** What people call it: an order's reference, a product's title. Never a customer's name or contact. */
  title: string
  /** Nothing where it is new. */
  before: Record<string, unknown> | undefined
  /** Nothing where it is gone. */
  after: Record<string, unknown> | undefined
}

/**
 * Writes into the trail what staff change, in the transaction that changes it. Only fields that differ are kept; where
 * none does, nothing is written.
 */
export async function recordChange(trx: Database, by: Doer, change: Change): Promise<void> {
  const { before = {}, after = {} } = change
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  if (changed.length === 0) return
  await insertAuditEntry(trx, {
    id: newId(),
    staff_id: by?.id ?? null,
    source: by?.source ?? null,
    action: change.action,
    subject: change.subject,
    subject_id: change.id,
    subject_title: change.title,
    before: JSON.stringify(only(before, changed)),
    after: JSON.stringify(only(after, changed)),
  })
}

/** What staff wrote of a person in words of their own, such as why a proof was refused. */
const ownWords = ['reason', 'answer', 'proof_refusal']

/** Somebody is forgotten: what was written of these things goes too; who decided what, and when, stays. */
export async function forgetReasons(trx: Database, subjectIds: string[]): Promise<void> {
  await eraseAuditFields(trx, subjectIds, ownWords)
}

const knownSourceDays = 180

/** Whether a person has signed in from a network before, so that others' guesses keep nobody out. */
export async function isKnownSource({ db, clock }: Context, staffId: string, source: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - knownSourceDays * 86_400_000)
  return hasAuditEntry(db, { staffId, action: 'session.open', source, since })
}

/** What leaves the shop as a table, by what filter, and how many rows it had. */
type Taken = { of: 'orders' | 'customers' | 'enquiries'; filter: Record<string, unknown>; rows: number }

/** Writes into the trail who took a table of people along: how many rows, not whom, nor the name that was searched. */
export async function recordExport(trx: Database, by: Doer, { of, filter, rows }: Taken): Promise<void> {
  const { q, ...told } = filter
  await recordChange(trx, by, {
    action: `${of}.export`,
    subject: 'export',
    id: newId(),
    title: `${of}.csv`,
    before: undefined,
    after: { ...told, searched: q !== undefined, rows },
  })
}

/** Writes into the trail that somebody was kept from something his role does not allow. */
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
  const { page: number, per_page: size, ...filter } = page.query
  const { rows, total } = await listAuditEntries(context.db, filter, { offset: (number - 1) * size, limit: size })
  const idsOf = new Map(rows.map((row) => [row.id, idsIn([row.before, row.after])]))
  const asked = [...rows.map(({ subject_id }) => subject_id).filter(isId), ...[...idsOf.values()].flat()]
  const named = await listNames(context.db, [...new Set(asked)])
  const data = rows.map(({ id, at, before, after, ...row }) => {
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
  return pageOf(context, page, data as Entry[], total)
}

/** Whatever looks like an id, however deep. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isId(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

function only(record: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name]]] : [])))
}
