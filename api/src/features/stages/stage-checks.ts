import type { z } from 'zod'
import type { check, checkKeys } from '@fitout/contract/renovations.ts'

type Key = (typeof checkKeys)[number]
type Check = z.input<typeof check>

/** The checks required before any stage. */
const always: readonly Key[] = ['PERMIT', 'INSURANCE_CAR', 'INSURANCE_EC']

/** The further checks required by a stage. */
const ofStage: Record<string, readonly Key[]> = {
  demolition: ['STRUCTURE'],
  services: ['ELECTRICAL', 'PLUMBING'],
  electrical: ['ELECTRICAL'],
  plumbing: ['PLUMBING'],
  gas: ['GAS'],
}

/** Checks that only stop a stage if staff have marked them as needed. */
const whereNeeded: Record<string, readonly Key[]> = {
  services: ['GAS'],
  windows: ['MINOR_WORKS'],
  'air-conditioning': ['MINOR_WORKS'],
}

/**
 * The checks that a stage still waits for. Insurances are always required; others can be marked, with a reason, as not
 * needed.
 */
export function missingFor(stage: string, checks: readonly Check[]): Key[] {
  const stateOf = (key: Key) => {
    const found = checks.find((one) => one.key === key)
    return found?.is_over ? 'OVER' : found?.state
  }
  const isInsurance = (key: Key) => key === 'INSURANCE_CAR' || key === 'INSURANCE_EC'
  const isThere = (key: Key) => stateOf(key) === 'DONE' || (!isInsurance(key) && stateOf(key) === 'NOT_NEEDED')
  const isAsked = (key: Key) => stateOf(key) === 'NEEDED' || stateOf(key) === 'OVER'
  return [
    ...[...always, ...(ofStage[stage] ?? [])].filter((key) => !isThere(key)),
    ...(whereNeeded[stage] ?? []).filter(isAsked),
  ]
}
