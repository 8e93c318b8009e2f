import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { changeRenovation } from '@fitout/contract/staff/renovations.ts'
import { dollarsOf, numberOrNull, shown } from '../../shared/typed-number.ts'
import type { Renovation } from './renovation.ts'

/** The options for a home, from the contract's lists of keys. */
export const choiceNames = ['property_type', 'district', 'scope', 'style', 'budget'] as const
type ChoiceName = (typeof choiceNames)[number]

export const buildingLines = ['management_office', 'permit_number', 'hours', 'noisy_hours'] as const
export const buildingDays = ['permit_from', 'permit_until', 'deposit_paid_on', 'deposit_returned_on'] as const
type BuildingText = (typeof buildingLines)[number] | (typeof buildingDays)[number] | 'deposit' | 'apply_days_ahead'

export type RenovationDraft = Record<ChoiceName | BuildingText | 'title' | 'address' | 'saleable_sqft', string> & {
  work_days: 'MON_FRI' | 'MON_SAT'
  deposit_by: 'CLIENT' | 'STUDIO'
}

export function renovationDraftOf({ building, ...room }: Renovation): RenovationDraft {
  return {
    title: room.title,
    address: room.address,
    saleable_sqft: shown(room.saleable_sqft),
    property_type: room.property_type ?? '',
    district: room.district ?? '',
    scope: room.scope ?? '',
    style: room.style ?? '',
    budget: room.budget ?? '',
    management_office: building.management_office,
    permit_number: building.permit_number,
    hours: building.hours,
    noisy_hours: building.noisy_hours,
    permit_from: building.permit_from ?? '',
    permit_until: building.permit_until ?? '',
    deposit_paid_on: building.deposit_paid_on ?? '',
    deposit_returned_on: building.deposit_returned_on ?? '',
    deposit: shown(building.deposit),
    apply_days_ahead: shown(building.apply_days_ahead),
    work_days: building.work_days,
    deposit_by: building.deposit_by,
  }
}

type Change = Omit<BodyInput<typeof changeRenovation>, 'revision'>

/** The fields changed by a draft; an empty choice is null. */
export function renovationFrom(draft: RenovationDraft): Change {
  const chosen = Object.fromEntries(choiceNames.map((name) => [name, draft[name] || null])) as Pick<Change, ChoiceName>
  return {
    title: draft.title,
    address: draft.address,
    saleable_sqft: numberOrNull(draft.saleable_sqft),
    ...chosen,
    building: {
      management_office: draft.management_office,
      permit_number: draft.permit_number,
      hours: draft.hours,
      noisy_hours: draft.noisy_hours,
      permit_from: draft.permit_from || null,
      permit_until: draft.permit_until || null,
      deposit_paid_on: draft.deposit_paid_on || null,
      deposit_returned_on: draft.deposit_returned_on || null,
      deposit: dollarsOf(draft.deposit),
      apply_days_ahead: Number(draft.apply_days_ahead),
      work_days: draft.work_days,
      deposit_by: draft.deposit_by,
    },
  }
}
