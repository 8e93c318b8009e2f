import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import {
  type building,
  type check,
  checkKeys,
  type RenovationStatus,
  type renovationFacts,
} from '@fitout/contract/renovations.ts'
import type { z } from 'zod'
import type { CheckRow, RenovationRow } from './renovations-queries.ts'

/** The facts of a room that both sides see. */

type Facts = { [Name in keyof typeof renovationFacts]: z.input<(typeof renovationFacts)[Name]> }
export type Check = z.input<typeof check>

export function factsOf(row: RenovationRow): Facts {
  const { property_type, district, saleable_sqft, scope, style, budget } = row
  // The database stores keys as text; the response schema checks them against the contract's lists.
  return { property_type, district, saleable_sqft, scope, style, budget } as Facts
}

export const noBuilding: z.output<typeof building> = {
  management_office: '',
  permit_number: '',
  permit_from: null,
  permit_until: null,
  apply_days_ahead: 7,
  deposit: 0,
  deposit_by: 'CLIENT',
  deposit_paid_on: null,
  deposit_returned_on: null,
  work_days: 'MON_SAT',
  hours: '',
  noisy_hours: '',
}

export function checkOf(
  row: Omit<CheckRow, 'renovation_id' | 'staff_id' | 'staff_name' | 'changed_at'>,
  now: Date,
): Check {
  return {
    key: row.key,
    state: row.state,
    number: row.number,
    valid_until: row.valid_until,
    reason: row.reason,
    is_over: row.state === 'DONE' && row.valid_until !== null && row.valid_until < hongKongDay(now),
  }
}

/** In the order in which works need them. */
export function inOrder<One extends { key: string }>(checks: One[]): One[] {
  const keys: readonly string[] = checkKeys
  return checks.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
}

/** The checks that would stop works today. */
export function missingChecks(checks: Check[]): Check['key'][] {
  return inOrder(checks)
    .filter((one) => one.state === 'NEEDED' || one.is_over)
    .map(({ key }) => key)
}

/** Checks that are done but expire by a given day. */
export function endingChecks(checks: Check[], until: string): { key: Check['key']; valid_until: string }[] {
  return inOrder(checks).flatMap(({ key, state, valid_until, is_over }) =>
    state === 'DONE' && valid_until !== null && valid_until <= until && !is_over ? [{ key, valid_until }] : [],
  )
}

const turns: Record<RenovationStatus, 'CLIENT' | 'STUDIO' | null> = {
  PLANNING: 'STUDIO',
  QUOTED: 'CLIENT',
  ACCEPTED: 'STUDIO',
  IN_PROGRESS: 'STUDIO',
  INSPECTION: 'CLIENT',
  HANDED_OVER: null,
  CLOSED: null,
  CANCELLED: null,
}

/** The side that has to act next. */
export function waitsFor(row: RenovationRow): 'CLIENT' | 'STUDIO' | null {
  return turns[row.status]
}

/** Whether the room is read-only because the renovation has ended. */
export function isOver(row: RenovationRow): boolean {
  return row.status === 'CLOSED' || row.status === 'CANCELLED'
}
