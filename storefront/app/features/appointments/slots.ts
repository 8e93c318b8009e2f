import { languageTags } from '@fitout/contract/locales.ts'
import { clockOf, dayOf, hoursOf } from '../../shared/appointments/slots.ts'
import { dayName } from '@fitout/contract/day-name.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'

/** Formats the day and hours of an appointment in Hong Kong time. */
export function useMomentWords() {
  const tag = languageTags[useLocale()]
  return {
    clock: clockOf,
    hours: hoursOf,
    whole: (one: { starts_at: string; minutes: number }) => `${dayName(dayOf(one), tag)} ${hoursOf(one)}`,
  }
}
