import { languageTags } from '@fitout/contract/locales.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { type CourierFacts, deliveryDates } from './delivery-dates.ts'

type Props = { couriers: CourierFacts[]; leadTimeDays: number }

/** When it would be there, ordered now. The dates are counted in the browser: the page may be older than midnight. */
export function DeliveryEstimate({ couriers, leadTimeDays }: Props) {
  const t = useTranslations('product')
  const tag = languageTags[useLocale()]
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  return couriers.map((courier) => (
    <li key={courier.key} className="flex justify-between gap-4 ps-4.5">
      <span className="text-muted">{courier.title}</span>
      {/* Kept one line high, so that the dates push nothing away. */}
      <span className="shrink-0 whitespace-nowrap tabular-nums">
        {now ? deliveryDates(now, leadTimeDays, courier, tag) : <span className="invisible">{t('soon')}</span>}
      </span>
    </li>
  ))
}
