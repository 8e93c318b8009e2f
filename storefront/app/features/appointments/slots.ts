import { type AppointmentKind, listSlots } from '@fitout/contract/appointments.ts'
import type { Answer, QueryInput } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { languageTags } from '@fitout/contract/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { quietCall } from '../../shared/api/browser-call.ts'
import { dayName } from '../../shared/i18n/day-name.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showInstant } from '../../shared/i18n/shop-dates.ts'

export type Slot = Answer<typeof listSlots>['data'][number]
export type District = NonNullable<QueryInput<typeof listSlots>['district']>

/** What is offered, as it is now: a place can be taken, or given back, at any moment. */
export function useSlots(kind: AppointmentKind, district: District | '') {
  const isAskable = kind !== 'MEASUREMENT' || district !== ''
  const place = kind === 'MEASUREMENT' && district !== '' ? { district } : {}
  return useQuery({
    queryKey: ['appointment-slots', kind, place.district],
    queryFn: async ({ signal }) => (await quietCall(listSlots, { query: { kind, ...place }, signal })).data,
    enabled: isAskable,
    staleTime: 15_000,
  })
}

export const dayOf = ({ starts_at }: { starts_at: string }) => hongKongDay(new Date(starts_at))

/** When an appointment is: its day, and its hours in Hong Kong. */
export function useMomentWords() {
  const t = useTranslations('appointments')
  const tag = languageTags[useLocale()]
  const clock = (instant: string) => showInstant(instant).slice(-5)
  const hours = ({ starts_at, minutes }: { starts_at: string; minutes: number }) =>
    t('span', {
      from: clock(starts_at),
      until: clock(new Date(Date.parse(starts_at) + minutes * 60_000).toISOString()),
    })
  return {
    clock,
    hours,
    day: (day: string) => dayName(day, tag),
    whole: (one: { starts_at: string; minutes: number }) => `${dayName(dayOf(one), tag)} ${hours(one)}`,
  }
}
