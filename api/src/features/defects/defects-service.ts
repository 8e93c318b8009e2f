import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { type Defect, defectDays, defectsAtMost, type listDefects } from '@fitout/contract/defects.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { raiseSiteDefect } from '@fitout/contract/staff/defects.ts'
import { isAllowed } from '@fitout/contract/staff/permissions.ts'
import type { RenovationStatus } from '@fitout/contract/renovations.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { sendOwnedFile } from '../files/files-service.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { dueAfterHandover } from '../instalments/handover-due-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, type RenovationRow, requireRight, requireRoomRow } from '../renovations/renovations-service.ts'
import { type OnSite, requireSite } from '../stages/site-service.ts'
import { auditDefect } from './defect-audit.ts'
import { defectLimits } from './defect-limits.ts'
import { takePictures } from './defect-pictures.ts'
import { type DefectRow, findDefectRow, findLastNumber, insertDefect, listDefectRows } from './defects-queries.ts'
import { defectCountsOf } from './open-defects-service.ts'
import { hasWarranty } from '../handovers/warranties-service.ts'

/** The acting party: a member on the client's side, or staff. */
export type Party = { accountId: string; isReader?: boolean } | { staff: OnSite }
type List = AnswerInput<typeof listDefects>

const beforeHandover: readonly RenovationStatus[] = ['IN_PROGRESS', 'INSPECTION']
/** The states of a renovation in which its defects can change. */
export const alive: ReadonlySet<RenovationStatus> = new Set([...beforeHandover, 'HANDED_OVER'])

export const day = 86_400_000

/** The room, if the party may see its defects. Throws `renovation-not-found`. */
export async function requireSeen(db: Database, by: Party, renovationId: string): Promise<RenovationRow> {
  if ('staff' in by) {
    return by.staff.role === 'site' ? requireSite(db, by.staff, renovationId) : requireRoomRow(db, renovationId)
  }
  await requireRight(db, renovationId, by.accountId, 'READ')
  return requireRoomRow(db, renovationId)
}

/** The defects of a room, for a member. Throws `renovation-not-found`. */
export async function showOwnDefects(context: Context, accountId: string, renovationId: string): Promise<List> {
  const right = await requireRight(context.db, renovationId, accountId, 'READ')
  return showDefects(context, { accountId, isReader: right === 'READ' }, renovationId)
}

export async function showDefects(context: Context, by: Party, renovationId: string): Promise<List> {
  const room = await requireSeen(context.db, by, renovationId)
  const rows = await listDefectRows(context.db, room.id)
  const mayWrite = 'staff' in by || !by.isReader
  return {
    data: rows.map((row) => present(context, room, row, by)),
    can_add: mayWrite && (await kindFor(context, context.db, room)) !== undefined,
  }
}

/** The kind of a defect reported now; undefined if none can be. */
async function kindFor(context: Context, db: Database, { id, status }: RenovationRow) {
  if (beforeHandover.includes(status)) return 'HANDOVER' as const
  if (status !== 'HANDED_OVER') return undefined
  return (await hasWarranty(db, id, hongKongDay(context.clock.now()))) ? ('WARRANTY' as const) : undefined
}

export function present({ clock }: Pick<Context, 'clock'>, room: RenovationRow, row: DefectRow, by: Party): Defect {
  const now = clock.now()
  return {
    _id: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    text: row.text,
    place: row.place,
    // The database stores the key as text; the response schema checks it against the contract's list.
    room: row.room as Defect['room'],
    severity: row.severity,
    due_on: row.due_on,
    is_late: row.state === 'OPEN' && row.due_on < hongKongDay(now),
    raised_by: row.raised_by,
    reopened: row.reopened,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    fixed_at: row.fixed_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    closed_by: row.closed_by,
    pictures: row.file_ids,
    fix_pictures: row.fix_file_ids,
    reopen_pictures: row.reopen_file_ids,
    may: alive.has(room.status) ? rightsOf(row, by, now) : nothing,
  }
}

const nothing: Defect['may'] = { fix: false, close: false, reopen: false, withdraw: false }

function rightsOf(row: DefectRow, by: Party, now: Date): Defect['may'] {
  const isOpen = row.state === 'OPEN'
  if ('staff' in by) {
    const isSilent = row.state === 'FIXED' && hasPassed(row.fixed_at, defectLimits.silentDays, now)
    return {
      fix: isOpen,
      close: isSilent && isAllowed(by.staff.role, 'renovations.close'),
      reopen: false,
      withdraw: isOpen && row.raised_by === 'STUDIO',
    }
  }
  if (by.isReader) return nothing
  const isFixed = row.state === 'FIXED'
  const byStudio = row.closed_by === 'STUDIO' && !hasPassed(row.closed_at, defectLimits.reopenDays, now)
  return { fix: false, close: isFixed, reopen: isFixed || byStudio, withdraw: isOpen && row.raised_by === 'CLIENT' }
}

function hasPassed(moment: Date | null, days: number, now: Date): boolean {
  return moment !== null && now.getTime() >= moment.getTime() + days * day
}

type Raised = { body: Body<typeof raiseSiteDefect>; idempotencyKey: string | undefined }

/** Throws `renovation-not-found`, `not-allowed`, `file-not-found`, `too-many-defects`, `illegal-transition`. */
export async function raise(context: Context, by: Party, renovationId: string, { body, idempotencyKey }: Raised) {
  const id = await requireActing(context.db, by, renovationId)
  return transaction(context.db, async (trx) => {
    const work = () => keep(context, trx, by, { id, body })
    if (!idempotencyKey) return work()
    const accountId = 'staff' in by ? by.staff.id : by.accountId
    return onceWithin(trx, { accountId, operation: `defect of ${id}`, key: idempotencyKey }, body, work)
  })
}

/** Throws `renovation-not-found`, and `not-allowed` for a member with read access only. */
export async function requireActing(db: Database, by: Party, renovationId: string): Promise<string> {
  if ('staff' in by) return (await requireSeen(db, by, renovationId)).id
  await requireRight(db, renovationId, by.accountId, 'APPROVE')
  return renovationId
}

type New = { id: string; body: Body<typeof raiseSiteDefect> }

async function keep(context: Context, trx: Database, by: Party, { id: renovationId, body }: New): Promise<Defect> {
  const room = await lockRoom(trx, renovationId)
  const kind = await kindFor(context, trx, room)
  if (!kind) throw new AppError('illegal-transition')
  const number = (await findLastNumber(trx, room.id)) + 1
  if (number > defectsAtMost) throw new AppError('too-many-defects')
  const now = context.clock.now()
  const { images, due_on: due = hongKongDay(now, defectDays), ...fields } = body
  if (due < hongKongDay(now)) throw new AppError('invalid-input', { errors: [{ path: 'due_on', code: 'too-small' }] })
  await takePictures(trx, by, images)
  const id = newId()
  await insertDefect(trx, {
    ...fields,
    id,
    renovation_id: room.id,
    number,
    kind,
    due_on: due,
    created_at: now,
    file_ids: images,
    ...('staff' in by
      ? { raised_by: 'STUDIO' as const, staff_id: by.staff.id }
      : { raised_by: 'CLIENT' as const, account_id: by.accountId }),
  })
  const actor = 'staff' in by ? { staffId: by.staff.id } : by
  await noteInRoom(context, trx, room.id, actor, { action: 'defect-raised', facts: { number } })
  const row = await followed(context, trx, room, id)
  if ('staff' in by) await auditDefect(trx, by.staff, room, { action: 'defects.raise', after: row })
  return present(context, room, row, by)
}

/** The updated defect, once its effects on instalments are applied. */
export async function followed(context: Context, trx: Database, room: RenovationRow, id: string): Promise<DefectRow> {
  const row = await findDefectRow(trx, room.id, id)
  if (!row) throw new AppError('defect-not-found')
  if (room.handed_over_on) {
    const now = context.clock.now()
    const { major } = await defectCountsOf(trx, room.id, now)
    await dueAfterHandover(trx, room.id, { day: room.handed_over_on, today: hongKongDay(now), isHeld: major > 0 })
  }
  return row
}

/** The locked room with one of its defects, while defects can change. */
export async function lockDefect(trx: Database, renovationId: string, defectId: string) {
  const room = await lockRoom(trx, renovationId)
  const row = isId(defectId) ? await findDefectRow(trx, room.id, defectId) : undefined
  if (!row) throw new AppError('defect-not-found')
  if (!alive.has(room.status)) throw new AppError('illegal-transition')
  return { room, row }
}

/** Throws `renovation-not-found`, `defect-not-found`, and `file-not-found` for a picture of another defect. */
export async function sendPicture(
  context: Context,
  by: Party,
  params: { id: string; defect_id: string; file_id: string },
): Promise<FileAnswer> {
  const room = await requireSeen(context.db, by, params.id)
  const row = isId(params.defect_id) ? await findDefectRow(context.db, room.id, params.defect_id) : undefined
  if (!row) throw new AppError('defect-not-found')
  const pictures = [...row.file_ids, ...row.fix_file_ids, ...row.reopen_file_ids]
  if (!pictures.includes(params.file_id)) throw new AppError('file-not-found')
  return sendOwnedFile(context, params.file_id)
}
