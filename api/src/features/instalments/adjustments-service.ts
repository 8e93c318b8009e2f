import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Words } from '@fitout/contract/locales.ts'
import type { Cents } from '@fitout/contract/money.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { newReference } from '../../database/new-reference.ts'
import { findOrderPrefix } from '../configuration/configuration-service.ts'
import { instalmentLimits } from './instalment-limits.ts'
import { openOf } from './instalment-state.ts'
import {
  findCreditToUse,
  findOwed,
  insertAdjustments,
  insertAllocations,
  insertInstalments,
  type InstalmentRow,
  lockInstalments,
  settleInstalments,
} from './instalments-queries.ts'

/**
 * The effect of an approved variation on the schedule, in the approving transaction. The renovation is already locked.
 */

type Change = {
  renovationId: string
  variationId: string
  cents: Cents
  /** The instalment that a surcharge is added to. If there is none, or it is paid, an extra instalment is created. */
  paysWith: string | null
  title: Words
  now: Date
}

export async function adjustSchedule(trx: Database, change: Change): Promise<void> {
  const rows = await lockInstalments(trx, change.renovationId)
  if (change.cents > 0) await raise(trx, rows, change)
  if (change.cents < 0) await lower(trx, rows, change)
}

async function raise(trx: Database, rows: readonly InstalmentRow[], change: Change): Promise<void> {
  const named = rows.find((row) => row.id === change.paysWith && openOf(row) > 0)
  const id = named?.id ?? (await addInstalment(trx, rows, change))
  await insertAdjustments(trx, [adjustment(change, id, change.cents)])
  const { credit } = await findOwed(trx, change.renovationId)
  const usable = Math.min(credit, await findCreditToUse(trx, change.renovationId))
  const cents = Math.min(usable, change.cents + (named ? openOf(named) : 0))
  if (cents <= 0) return
  await insertAllocations(trx, [entry(change, 'CREDITED', id, cents), entry(change, 'CREDITED', null, -cents)])
}

/** Takes from the last unpaid instalment backwards, never below what is paid. The remainder is owed to the client. */
async function lower(trx: Database, rows: readonly InstalmentRow[], change: Change): Promise<void> {
  let left = -change.cents
  const taken = rows.toReversed().flatMap((row) => {
    const cents = Math.min(left, openOf(row))
    left -= cents
    return cents > 0 ? [adjustment(change, row.id, -cents)] : []
  })
  await insertAdjustments(trx, taken)
  if (left > 0) await insertAllocations(trx, [entry(change, 'VARIATION', null, left)])
}

function adjustment({ renovationId, variationId }: Change, instalmentId: string, cents: Cents) {
  return { id: newId(), renovation_id: renovationId, instalment_id: instalmentId, variation_id: variationId, cents }
}

function entry(change: Change, cause: 'VARIATION' | 'CREDITED', instalmentId: string | null, cents: Cents) {
  return {
    id: newId(),
    renovation_id: change.renovationId,
    instalment_id: instalmentId,
    variation_id: change.variationId,
    cause,
    cents,
    at: change.now,
  }
}

async function addInstalment(trx: Database, rows: readonly InstalmentRow[], change: Change): Promise<string> {
  const id = newId()
  const earliest = rows[0]?.earliest_on ?? hongKongDay(change.now)
  const wanted = hongKongDay(change.now, instalmentLimits.variationDueDays)
  await insertInstalments(trx, [
    {
      id,
      renovation_id: change.renovationId,
      number: Math.max(0, ...rows.map(({ number }) => number)) + 1,
      title: JSON.stringify(change.title) as unknown as Words,
      kind: 'VARIATION',
      trigger: 'ON_DAY',
      amount_cents: 0,
      reference: newReference(await findOrderPrefix(trx)),
      earliest_on: earliest,
      due_on: wanted > earliest ? wanted : earliest,
    },
  ])
  return id
}

/** Ends a schedule by settlement, after adjusting it: only the unpaid remainder stays, and falls due. */
export async function settleSchedule(trx: Database, renovationId: string, now: Date): Promise<void> {
  await settleInstalments(trx, renovationId, hongKongDay(now))
}
