import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { changeCourier } from '@fitout/contract/staff/couriers.ts'
import { dollarsOf, numberOrNull, shown } from '../../shared/typed-number.ts'
import { type InEachLanguage, inEachLanguage } from '../../shared/words-fields.tsx'
import type { Courier } from './use-couriers.ts'

export const newCourier: Courier = {
  _id: '',
  key: '',
  store: 'MAIN',
  needs: 'ADDRESS',
  title: {},
  description: {},
  fee: 0,
  free_from: null,
  estimate: { min_days: 1, max_days: 3 },
  limits: { max_grams: null, max_side_mm: null, max_sum_mm: null },
  areas: [],
  tracking_url: null,
  is_own: true,
  status: 'INACTIVE',
  open_points: 0,
  version: '',
}

export type AreaDraft = { title: InEachLanguage; places: string[]; surcharge: string; extraDays: string }
export type CourierDraft = ReturnType<typeof courierDraftOf>

export const newArea: AreaDraft = { title: inEachLanguage(), places: [], surcharge: '0', extraDays: '0' }

export function courierDraftOf(courier: Courier) {
  const { fee, free_from, estimate, limits } = courier
  return {
    title: inEachLanguage(courier.title),
    description: inEachLanguage(courier.description),
    store: courier.store,
    needs: courier.needs,
    isOn: courier.status === 'ACTIVE',
    fee: String(fee),
    freeFrom: shown(free_from),
    minDays: String(estimate.min_days),
    maxDays: String(estimate.max_days),
    grams: shown(limits.max_grams),
    side: shown(limits.max_side_mm),
    sum: shown(limits.max_sum_mm),
    tracking: courier.tracking_url ?? '',
    isOwn: courier.is_own,
    areas: courier.areas.map((area): AreaDraft => ({
      title: inEachLanguage(area.title),
      places: area.places,
      surcharge: String(area.surcharge),
      extraDays: String(area.extra_days),
    })),
  }
}

export function courierFrom(draft: CourierDraft): BodyInput<typeof changeCourier> {
  return {
    title: draft.title,
    description: draft.description,
    status: draft.isOn ? 'ACTIVE' : 'INACTIVE',
    fee: dollarsOf(draft.fee),
    free_from: draft.freeFrom === '' ? null : dollarsOf(draft.freeFrom),
    estimate: { min_days: Number(draft.minDays), max_days: Number(draft.maxDays) },
    limits: {
      max_grams: numberOrNull(draft.grams),
      max_side_mm: numberOrNull(draft.side),
      max_sum_mm: numberOrNull(draft.sum),
    },
    tracking_url: draft.tracking.trim() || null,
    is_own: draft.needs === 'ADDRESS' && draft.isOwn,
    areas: draft.areas.map(({ title, places, surcharge, extraDays }) => ({
      title,
      places,
      surcharge: dollarsOf(surcharge),
      extra_days: Number(extraDays),
    })),
  }
}
