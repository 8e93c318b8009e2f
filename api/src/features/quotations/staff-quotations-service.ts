import type { Body } from '@fitout/contract/endpoint.ts'
import { isDeepStrictEqual } from 'node:util'
import { changesBetween } from '@fitout/contract/quotation-changes.ts'
import { groupKey, linesAtMost } from '@fitout/contract/quotation-content.ts'
import type {
  beginQuotation,
  orderQuotationGroups,
  saveQuotationGroup,
  saveQuotationHead,
} from '@fitout/contract/staff/quotations.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { newReference } from '../../database/new-reference.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { lockOpenRoom } from '../renovations/renovation-members-service.ts'
import { type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { findStaffRow } from '../staff/staff-service.ts'
import { placeOfTrade, titleOfTrade, writtenHeadOf, writtenLinesOf } from './quotation-draft.ts'
import { listHeadRows } from './quotation-heads-queries.ts'
import { presentHead } from './quotation-heads-service.ts'
import { faultsOfLine, withKeys } from './quotation-lines.ts'
import { type By, numberOf, requireVersion } from './quotation-room.ts'
import { headToBeginWith } from './quotation-template.ts'
import {
  findNewestVersion,
  insertQuotation,
  listGroups,
  lockInStatus,
  lockQuotation,
  placeGroup,
  type QuotationRow,
  saveGroup,
  updateQuotation,
} from './quotations-queries.ts'
import { contentOfVersion, showVersionToStaff } from './show-quotation.ts'

export type VersionPath = { id: string; version: string }

export async function showQuotationsToStaff(context: Context, id: string, page: PageRequest) {
  const room = await requireRoomRow(context.db, id)
  const found = await listHeadRows(context.db, room.id, placeOf(page.query), true)
  return pageOf(context, page, found, (rows) => rows.map((row) => presentHead(row, context.clock.now())))
}

/** Throws `renovation-not-found`, `quotation-not-found`. */
export async function showQuotationToStaff(context: Pick<Context, 'db' | 'clock'>, { id, version }: VersionPath) {
  const room = await requireRoomRow(context.db, id)
  return showVersionToStaff(context, room, await requireVersion(context.db, room.id, version))
}

export async function showChangesToStaff(context: Context, { id, version }: VersionPath, since?: number) {
  const room = await requireRoomRow(context.db, id)
  const contentOf = async (one: string) =>
    (await contentOfVersion(context, room, await requireVersion(context.db, room.id, one))).content
  return changesBetween(await contentOf(String(since ?? numberOf(version) - 1)), await contentOf(version))
}

/** Creates the one draft of a room. Throws `draft-exists`, and `quotation-not-found` if there is no version to copy. */
export async function beginDraft(context: Context, by: By, id: string, { from }: Body<typeof beginQuotation>) {
  return transaction(context.db, async (trx) => {
    const room = await lockRoomToQuote(trx, id)
    if (await lockInStatus(trx, room.id, 'DRAFT')) throw new AppError('draft-exists')
    const newest = await findNewestVersion(trx, room.id)
    const former = from === 'VERSION' ? newest?.content : undefined
    if (from === 'VERSION' && !former) throw new AppError('quotation-not-found')
    const now = context.clock.now()
    const row = {
      id: newId(),
      renovation_id: room.id,
      number: newest?.number ?? newReference('QT'),
      version: (newest?.version ?? 0) + 1,
      head: former ? writtenHeadOf(former) : await headToBeginWith(trx, from),
      created_at: now,
    }
    await insertQuotation(trx, row)
    for (const [position, group] of (former?.groups ?? []).entries()) {
      const { key, title } = group
      const lines = writtenLinesOf(group)
      await saveGroup(trx, { quotation_id: row.id, key, position, title, lines, staff_id: by.id, saved_at: now }, 0)
    }
    await auditRenovation(trx, by, room, 'quotations.begin', { after: { version: row.version, from } })
    return showQuotationToStaff({ db: trx, clock: context.clock }, { id, version: String(row.version) })
  })
}

async function lockRoomToQuote(trx: Database, id: string): Promise<RenovationRow> {
  const room = await lockOpenRoom(trx, (await requireRoomRow(trx, id)).id)
  if (room.status !== 'PLANNING' && room.status !== 'QUOTED') throw new AppError('illegal-transition')
  return room
}

/** Saves the head. Throws `changed-meanwhile` with who changed it, `no-draft`. */
export async function saveHead(
  context: Context,
  by: By,
  path: VersionPath,
  { revision, ...given }: Body<typeof saveQuotationHead>,
) {
  return inDraft(context, path, async (trx, room, row) => {
    if (row.head_revision !== revision) throw await meanwhile(trx, row.head_staff_id, row.head_saved_at)
    const head = { ...row.head, ...given }
    const fields = Object.keys(given).filter(
      (name) => !isDeepStrictEqual(row.head[name as keyof typeof head], head[name as keyof typeof head]),
    )
    const saved = { head_revision: revision + 1, head_staff_id: by.id, head_saved_at: context.clock.now() }
    await updateQuotation(trx, row.id, { head, ...saved, revision: row.revision + 1 })
    await auditRenovation(trx, by, room, 'quotations.head', { after: { version: row.version, fields } })
  })
}

async function meanwhile(trx: Database, staffId: string | null, at: Date | null): Promise<AppError> {
  const staff = staffId ? await findStaffRow(trx, staffId) : undefined
  return new AppError('changed-meanwhile', {
    details: { staff_name: staff?.name ?? null, at: at?.toISOString() ?? null },
  })
}

/** Saves a group. Throws `changed-meanwhile` with who changed it, `no-draft`, `too-many-rows`. */
export async function saveGroupByStaff(
  context: Context,
  by: By,
  path: VersionPath & { key: string },
  { revision, title, lines }: Body<typeof saveQuotationGroup>,
) {
  const { data: key } = groupKey.safeParse(path.key)
  if (!key) throw new AppError('quotation-not-found')
  return inDraft(context, path, async (trx, room, row) => {
    const groups = await listGroups(trx, row.id)
    const former = groups.find((group) => group.key === key)
    const others = groups.filter((group) => group.key !== key).flatMap((group) => group.lines)
    requireSound(lines, new Set(others.map((line) => line.key)))
    if (others.length + lines.length > linesAtMost) throw new AppError('too-many-rows')
    const group = {
      quotation_id: row.id,
      key,
      position: former?.position ?? placeOfTrade(key),
      title: title ?? former?.title ?? titleOfTrade(key),
      lines: withKeys(lines),
      staff_id: by.id,
      saved_at: context.clock.now(),
    }
    if (!(await saveGroup(trx, group, revision))) {
      throw await meanwhile(trx, former?.staff_id ?? null, former?.saved_at ?? null)
    }
    await updateQuotation(trx, row.id, { revision: row.revision + 1 })
    const after = { version: row.version, group: key, lines: lines.length }
    await auditRenovation(trx, by, room, 'quotations.group', { after })
  })
}

/** Throws `invalid-input` with each invalid field. Keys are unique within a version. */
function requireSound(lines: Body<typeof saveQuotationGroup>['lines'], taken: Set<string>): void {
  const errors = lines.flatMap((line, index) => {
    const isTwice = line.key !== undefined && taken.has(line.key)
    if (line.key !== undefined) taken.add(line.key)
    return [
      ...(isTwice ? [{ path: `lines.${index}.key`, code: 'duplicate' as const }] : []),
      ...faultsOfLine(line).map(({ field, code }) => ({ path: `lines.${index}.${field}`, code })),
    ]
  })
  if (errors.length > 0) throw new AppError('invalid-input', { errors: errors.slice(0, 20) })
}

/** Throws `changed-meanwhile`, `no-draft`. */
export async function orderGroups(
  context: Context,
  by: By,
  path: VersionPath,
  { revision, keys }: Body<typeof orderQuotationGroups>,
) {
  return inDraft(context, path, async (trx, room, row) => {
    if (row.head_revision !== revision) throw await meanwhile(trx, row.head_staff_id, row.head_saved_at)
    const before = (await listGroups(trx, row.id)).map(({ key }) => key)
    const named = new Set<string>(keys)
    const after = [...named, ...before.filter((key) => !named.has(key))]
    for (const [position, key] of after.entries()) await placeGroup(trx, row.id, key, position)
    const saved = { head_revision: revision + 1, head_staff_id: by.id, head_saved_at: context.clock.now() }
    await updateQuotation(trx, row.id, { ...saved, revision: row.revision + 1 })
    await auditRenovation(trx, by, room, 'quotations.order', { before: { groups: before }, after: { groups: after } })
  })
}

/** Runs in the locked draft and returns what staff then see. Throws `no-draft` if it was sent. */
export async function inDraft(
  context: Context,
  { id, version }: VersionPath,
  work: (trx: Database, room: RenovationRow, row: QuotationRow) => Promise<void>,
) {
  return transaction(context.db, async (trx) => {
    const room = await requireRoomRow(trx, id)
    const row = await lockQuotation(trx, room.id, numberOf(version))
    if (!row) throw new AppError('quotation-not-found')
    if (row.status !== 'DRAFT') throw new AppError('no-draft')
    await work(trx, room, row)
    return showQuotationToStaff({ db: trx, clock: context.clock }, { id, version })
  })
}
