import type { z } from 'zod'
import type { check, checkKeys } from '@fitout/contract/renovations.ts'

type Key = (typeof checkKeys)[number]
type Check = z.input<typeof check>

/** Without which nothing may begin. */
const always: readonly Key[] = ['PERMIT', 'INSURANCE_CAR', 'INSURANCE_EC']

/** What a stage needs besides. */
const ofStage: Record<string, readonly Key[]> = {
  demolition: ['STRUCTURE'],
  services: ['ELECTRICAL', 'PLUMBING'],
  electrical: ['ELECTRICAL'],
  plumbing: ['PLUMBING'],
  gas: ['GAS'],
}

/** What stops a stage only where staff have said that it is needed. */
const whereNeeded: Record<string, readonly Key[]> = {
  services: ['GAS'],
  windows: ['MINOR_WORKS'],
  'air-conditioning': ['MINOR_WORKS'],
}

/**
 * The checks that a stage still waits for. Insurances have to be there; of the others staff may have said, with a reason, that
 * they are not needed.
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
