import { isDeepStrictEqual } from 'node:util'
import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { beginVariation, changeVariation, findStaffVariation } from '@fitout/contract/staff/variations.ts'
import type { WrittenVariation } from '@fitout/contract/variation-content.ts'
import type { VariationHead } from '@fitout/contract/variation-head.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { requireInstalment } from '../instalments/ledger-service.ts'
import { showSchedule } from '../instalments/schedule-service.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { lockRoom, type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { findStaffRow } from '../staff/staff-service.ts'
import { provisionalLines, unsettledProvisionalLines } from './provisional-lines-service.ts'
import { nameOf, presentHead } from './shown-variations-service.ts'
import { emptyDraft } from './variation-draft.ts'
import { variationLimits } from './variation-limits.ts'
import { type Path, requireChangeable, requireVariation, showToStaff } from './variation-room.ts'
import {
  deleteVariation,
  findNewestNumber,
  insertVariation,
  listVariations,
  lockVariation,
  updateVariation,
  type VariationRow,
} from './variations-queries.ts'

export type By = { id: string }
type Shown = AnswerInput<typeof findStaffVariation>['data']

export async function showVariationsToStaff({ db, clock }: Context, id: string): Promise<VariationHead[]> {
  await requireRoomRow(db, id)
  return (await listVariations(db, id)).map((row) => presentHead(row, clock.now()))
}

/** Throws `renovation-not-found`, `variation-not-found`. */
export async function showVariationToStaff(context: Pick<Context, 'db' | 'clock'>, path: Path): Promise<Shown> {
  const room = await requireRoomRow(context.db, path.id)
  return showToStaff(context, room, await requireVariation(context.db, path))
}

/** Throws `line-not-found`, `provisional-settled`, `too-many-rows`, and `illegal-transition` without a contract. */
export async function beginDraft(
  context: Context,
  by: By,
  id: string,
  { cause, provisional_key: key }: Body<typeof beginVariation>,
): Promise<Shown> {
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, id)
    requireChangeable(room)
    const draft = { ...emptyDraft, cause, provisional_key: key }
    await requireLine(trx, room.id, draft)
    const number = (await findNewestNumber(trx, room.id)) + 1
    if (number > variationLimits.atMost) throw new AppError('too-many-rows')
    const now = context.clock.now()
    const row = { id: newId(), renovation_id: room.id, number, draft, cause, staff_id: by.id }
    await insertVariation(trx, { ...row, saved_at: now, created_at: now })
    await auditRenovation(trx, by, room, 'variations.begin', { after: { number: nameOf({ number }), cause } })
    return showVariationToStaff({ db: trx, clock: context.clock }, { id: room.id, variation_id: row.id })
  })
}

/** Throws `line-not-found` for a line that is not in the contract, and `provisional-settled`. */
async function requireLine(db: Database, renovationId: string, draft: WrittenVariation): Promise<void> {
  if (draft.cause !== 'PROVISIONAL' || draft.provisional_key === null) return
  const isNamed = ({ key }: { key: string }) => key === draft.provisional_key
  if (!(await provisionalLines(db, renovationId)).some(isNamed)) throw new AppError('line-not-found')
  if (!(await unsettledProvisionalLines(db, renovationId)).some(isNamed)) throw new AppError('provisional-settled')
}

/** Throws `changed-meanwhile` with who changed it, `no-draft`, `line-not-found`, `instalment-not-found`. */
export async function changeDraft(
  context: Context,
  by: By,
  path: Path,
  { revision, ...given }: Body<typeof changeVariation>,
): Promise<Shown> {
  return transaction(context.db, async (trx) => {
    const { room, row } = await lockDraft(trx, path)
    if (row.revision !== revision) {
      const staff = row.staff_id ? await findStaffRow(trx, row.staff_id) : undefined
      const details = { staff_name: staff?.name ?? null, at: row.saved_at.toISOString() }
      throw new AppError('changed-meanwhile', { details })
    }
    const draft = withKeys({ ...row.draft, ...given })
    requireSound(draft)
    await requireLine(trx, room.id, draft)
    if (draft.pays_with !== null) requireInstalment(await showSchedule(trx, room.id), draft.pays_with)
    const saved = { staff_id: by.id, saved_at: context.clock.now(), revision: revision + 1 }
    await updateVariation(trx, row.id, { draft, cause: draft.cause, ...saved })
    const fields = Object.keys(given).filter(
      (name) => !isDeepStrictEqual(row.draft[name as keyof WrittenVariation], draft[name as keyof WrittenVariation]),
    )
    await auditRenovation(trx, by, room, 'variations.change', { after: { number: nameOf(row), fields } })
    return showVariationToStaff({ db: trx, clock: context.clock }, path)
  })
}

function withKeys(draft: WrittenVariation): WrittenVariation {
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, key: line.key ?? newId() })) }
}

/** Throws `invalid-input` with each invalid field: lines are unique, and included ones cost nothing. */
function requireSound({ lines }: WrittenVariation): void {
  const errors = lines.flatMap(({ key, sign, kind, unit_price: price }, index) => {
    const first = lines.findIndex((one) => one.key === key && one.sign === sign)
    return [
      ...(first < index ? [{ path: `lines.${index}.key`, code: 'duplicate' as const }] : []),
      ...(kind !== 'WORK' && price !== 0 ? [{ path: `lines.${index}.unit_price`, code: 'too-big' as const }] : []),
    ]
  })
  if (errors.length > 0) throw new AppError('invalid-input', { errors: errors.slice(0, 20) })
}

/** Throws `no-draft`. */
export async function removeDraft(context: Context, by: By, path: Path) {
  return transaction(context.db, async (trx) => {
    const { room, row } = await lockDraft(trx, path)
    await deleteVariation(trx, row.id)
    await auditRenovation(trx, by, room, 'variations.remove', { before: { number: nameOf(row) } })
    return { is_removed: true as const }
  })
}

/** The room and its draft, locked in this order. Throws `variation-not-found`, and `no-draft` if it was sent. */
export async function lockDraft(trx: Database, path: Path): Promise<{ room: RenovationRow; row: VariationRow }> {
  const room = await lockRoom(trx, path.id)
  await requireVariation(trx, path)
  const row = await lockVariation(trx, room.id, path.variation_id)
  if (!row) throw new AppError('variation-not-found')
  if (row.status !== 'DRAFT') throw new AppError('no-draft')
  return { room, row }
}
