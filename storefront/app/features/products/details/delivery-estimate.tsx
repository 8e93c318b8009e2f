import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { type CourierFacts, deliveryDates } from './delivery-dates.ts'

type Props = { couriers: CourierFacts[]; leadTimeDays: number }

/** The delivery date if ordered now. The dates are computed in the browser: the page may be older than midnight. */
export function DeliveryEstimate({ couriers, leadTimeDays }: Props) {
  const t = useTranslations('product')
  const locale = useLocale()
  const tag = languageTags[locale]
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  const remote = couriers.flatMap((courier) => courier.remote)
  const rows = couriers.map((courier) => (
    <li key={courier.key} className="flex justify-between gap-4 ps-4.5">
      <span className="text-muted">{courier.title}</span>
      {/* One line high and a separate element, so that the dates shift nothing and do not count as shifted. */}
      {now ? (
        <span key="dates" className="shrink-0 whitespace-nowrap tabular-nums">
          {deliveryDates(now, leadTimeDays, courier, tag)}
        </span>
      ) : (
        <span key="soon" className="invisible shrink-0 whitespace-nowrap">
          {t('soon')}
        </span>
      )}
    </li>
  ))
  return (
    <>
      {rows}
      {remote.length > 0 && <li className="ps-4.5 text-muted">{t('remoteAreas', remoteWords(remote, locale))}</li>}
    </>
  )
}

function remoteWords(remote: CourierFacts['remote'], locale: Locale) {
  const days = remote.map(({ extraDays }) => extraDays)
  const areas = [...new Set(remote.map(({ title }) => title))].join(locale === 'en' ? ', ' : '、')
  return { areas, least: Math.min(...days), most: Math.max(...days) }
}
