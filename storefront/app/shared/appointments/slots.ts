import { type AppointmentKind, listSlots } from '@fitout/contract/appointments.ts'
import type { Answer, QueryInput } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { useQuery } from '@tanstack/react-query'
import { quietCall } from '../api/browser-call.ts'
import { showInstant } from '../i18n/shop-dates.ts'

export type Slot = Answer<typeof listSlots>['data'][number]
export type District = NonNullable<QueryInput<typeof listSlots>['district']>

/** The current slots: a place can be taken or released at any moment. */
export function useSlots(kind: AppointmentKind, district: District | '' = '') {
  const isAskable = kind !== 'MEASUREMENT' || district !== ''
  const place = kind === 'MEASUREMENT' && district !== '' ? { district } : {}
  return useQuery({
    queryKey: ['appointment-slots', kind, place.district],
    queryFn: async ({ signal }) => (await quietCall(listSlots, { query: { kind, ...place }, signal })).data,
    enabled: isAskable,
    staleTime: 15_000,
  })
}

type Time = { starts_at: string; minutes: number }

export const dayOf = ({ starts_at }: Pick<Time, 'starts_at'>) => hongKongDay(new Date(starts_at))

export const clockOf = (instant: string) => showInstant(instant).slice(-5)

/** `10:00–11:00`, in Hong Kong time. */
export function hoursOf({ starts_at, minutes }: Time): string {
  return `${clockOf(starts_at)}–${clockOf(new Date(Date.parse(starts_at) + minutes * 60_000).toISOString())}`
}
