import type { PlanRow } from '@fitout/contract/instalments.ts'
import { planAmounts } from '@fitout/contract/plan-amounts.ts'
import type { Cents } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { newReference } from '../../database/new-reference.ts'
import { findOrderPrefix } from '../configuration/configuration-service.ts'
import { headOf } from './instalment-state.ts'
import {
  findOwed,
  insertInstalments,
  type InstalmentRow,
  listInstalments,
  listInstalmentsById,
  lockInstalments,
  makeStageDue,
  voidInstalments,
} from './instalments-queries.ts'

/** The schedule as acceptance and cancellation of a quotation write it, and as the room shows it. */

type Contract = {
  renovation_id: string
  total: Cents
  plan: readonly PlanRow[]
  /** The last day of the cooling-off period. Nothing falls due before it ends. */
  cooling_off_until: string
}

/** Creates the instalments of an accepted quotation, in the accepting transaction. */
export async function writeSchedule(trx: Database, contract: Contract): Promise<void> {
  const { renovation_id, total, plan, cooling_off_until: coolingOffUntil } = contract
  const amounts = planAmounts(total, plan)
  const earliest = dayAfter(coolingOffUntil)
  const prefix = await findOrderPrefix(trx)
  await insertInstalments(
    trx,
    plan.map((row, index) => ({
      id: newId(),
      renovation_id,
      number: index + 1,
      title: JSON.stringify(row.title) as unknown as PlanRow['title'],
      kind: row.kind,
      trigger: row.trigger,
      stage: row.trigger === 'STAGE_STARTED' || row.trigger === 'STAGE_DONE' ? row.stage : null,
      days: row.trigger === 'DAYS_AFTER_HANDOVER' ? row.days : null,
      amount_cents: amounts[index] ?? 0,
      reference: newReference(prefix),
      earliest_on: earliest,
      due_on: firstDay(row, earliest),
    })),
  )
}

/** The due day of a row, if known at acceptance. The others wait for a stage or the handover. */
function firstDay({ trigger, day }: PlanRow, earliest: string): string | null {
  if (trigger === 'AFTER_COOLING_OFF') return earliest
  if (trigger !== 'ON_DAY') return null
  return day !== null && day > earliest ? day : earliest
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/**
 * Voids the schedule of a cancelled contract, in the cancelling transaction: everything paid is owed back. The renovation
 * is already locked.
 */
export async function voidSchedule(trx: Database, renovationId: string, now = new Date()): Promise<void> {
  const paid = (await lockInstalments(trx, renovationId)).filter((row) => row.paid_cents > 0)
  const entry = (instalmentId: string | null, cents: Cents) => ({
    id: newId(),
    renovation_id: renovationId,
    instalment_id: instalmentId,
    cause: 'CANCELLED' as const,
    cents,
    at: now,
  })
  // Everything received is returned, whatever variations have removed.
  const { by_variations: beyond } = await findOwed(trx, renovationId)
  const entries = [
    ...paid.flatMap(({ id, paid_cents: cents }) => [entry(id, -cents), entry(null, cents)]),
    ...(beyond > 0 ? [entry(null, -beyond)] : []),
  ]
  await voidInstalments(trx, renovationId, entries)
}

/**
 * Instalments that wait for a stage fall due on a day, and stay due whatever happens to the stage. The renovation is
 * already locked.
 */
export async function setDueByStage(
  trx: Database,
  renovationId: string,
  wanted: Parameters<typeof makeStageDue>[2],
): Promise<void> {
  await lockInstalments(trx, renovationId)
  await makeStageDue(trx, renovationId, wanted)
}

/** The amount owed to the client of a room. */
export async function owedOf(db: Database, renovationId: string) {
  return findOwed(db, renovationId)
}

/** The instalments of a room in order; none before there is a contract. */
export async function showSchedule(db: Database, renovationId: string): Promise<InstalmentRow[]> {
  return listInstalments(db, renovationId)
}

/** Instalments by id, as stored and as shown. */
export async function showInstalmentsById({ db, clock }: Context, ids: string[]) {
  const rows = await listInstalmentsById(db, ids)
  return new Map(rows.map((row) => [row.id, { row, head: headOf(row, clock.now()) }]))
}

export { headOf, moneyOf, openOf, overdueDay } from './instalment-state.ts'
export type { InstalmentRow } from './instalments-queries.ts'
