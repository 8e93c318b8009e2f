import type { AppointmentKind } from '@fitout/contract/appointments.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useMomentWords } from './slots.ts'

type Props = {
  appointment: {
    reference: string
    kind: AppointmentKind
    starts_at: string
    minutes: number
    place: Words | null
    district: string | null
    service: Words | null
  }
  contact?: string
}

/** Purpose, time and place. */
export function AppointmentFacts({ appointment, contact }: Props) {
  const t = useTranslations('appointments')
  const words = useMomentWords()
  const place = usePlace(appointment)
  const kind = useKindWords()(appointment)
  const facts = [
    { label: t('kind'), value: kind },
    { label: t('when'), value: words.whole(appointment) },
    { label: t('where'), value: place },
    { label: t('reference'), value: appointment.reference },
    ...(contact ? [{ label: t('contact'), value: contact }] : []),
  ]
  return (
    <dl className="grid gap-4 border-y border-stone py-5 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-small text-muted">{label}</dt>
          <dd className="mt-0.5 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The purpose of an appointment: the ordered service, or the kind of visit. */
export function useKindWords() {
  const t = useTranslations('appointments')
  const locale = useLocale()
  return ({ kind, service }: Pick<Props['appointment'], 'kind' | 'service'>) =>
    service ? inLocale(service, locale) : t(`kinds.${kind}`)
}

function usePlace({ kind, place, district }: Props['appointment']): string {
  const t = useTranslations('appointments')
  const locale = useLocale()
  if (place) return inLocale(place, locale)
  if (!district) return kind === 'SERVICE' ? t('atAddress') : t('atStudio')
  const known = hongKongAreas.flatMap((area) => area.districts).find(({ key }) => key === district)
  return t('atHome', { district: inLocale(known?.title, locale) })
}
