import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { type addSegment, type listSegments, segmentsAtMost } from '@fitout/contract/staff/segments.ts'
import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import {
  deleteSegment,
  insertSegment,
  listSegmentRows,
  lockSegments,
  nameSegment,
  type SegmentRow,
} from './segments-queries.ts'

type By = { id: string }
type Segment = AnswerInput<typeof listSegments>['data'][number]

export async function showSegments({ db }: Context): Promise<Segment[]> {
  return (await listSegmentRows(db)).map(present)
}

/** Throws `segment-not-found`. */
export async function requireSegment(db: Database, id: string): Promise<SegmentRow> {
  return requireOne(await listSegmentRows(db), id)
}

/** Throws `segment-exists`, `too-many-segments`. */
export async function addByStaff(context: Context, by: By, { name, filter }: Body<typeof addSegment>) {
  return transaction(context.db, async (trx) => {
    const all = await lockSegments(trx)
    requireFree(all, name)
    if (all.length >= segmentsAtMost) throw new AppError('too-many-segments')
    const row = await insertSegment(trx, {
      id: newId(),
      name,
      filter,
      staff_id: by.id,
      created_at: context.clock.now(),
    })
    // The filter is not audited: it may contain part of a customer's name.
    await record(trx, by, 'segments.add', { row, before: undefined, after: { name } })
    return present(row)
  })
}

/** Throws `segment-not-found`, `segment-exists`. */
export async function renameByStaff(context: Context, by: By, id: string, name: string) {
  return transaction(context.db, async (trx) => {
    const all = await lockSegments(trx)
    const before = requireOne(all, id)
    requireFree(
      all.filter((one) => one.id !== id),
      name,
    )
    const row = await nameSegment(trx, before.id, name)
    await record(trx, by, 'segments.rename', { row, before: { name: before.name }, after: { name } })
    return present(row)
  })
}

/** Throws `segment-not-found`. */
export async function removeByStaff(context: Context, by: By, id: string): Promise<void> {
  await transaction(context.db, async (trx) => {
    const row = requireOne(await lockSegments(trx), id)
    await deleteSegment(trx, row.id)
    await record(trx, by, 'segments.remove', { row, before: { name: row.name }, after: undefined })
  })
}

type Change = {
  row: SegmentRow
  before: Record<string, unknown> | undefined
  after: Record<string, unknown> | undefined
}

async function record(trx: Database, by: By, action: AuditAction, { row, ...change }: Change): Promise<void> {
  await recordChange(trx, by, { action, subject: 'segment', id: row.id, title: row.name, ...change })
}

function requireOne(all: readonly SegmentRow[], id: string): SegmentRow {
  const found = all.find((one) => one.id === id)
  if (!found) throw new AppError('segment-not-found')
  return found
}

function requireFree(all: readonly SegmentRow[], name: string): void {
  if (all.some((one) => one.name === name)) throw new AppError('segment-exists')
}

function present({ id, name, filter, created_at }: SegmentRow): Segment {
  return { _id: id, name, filter, created_at: created_at.toISOString() }
}
