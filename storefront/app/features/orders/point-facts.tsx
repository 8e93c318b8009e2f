import { inLocale } from '@fitout/contract/locales.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import type { OrderDetails } from './order-view.ts'

/** The pick-up point of the parcel, as listed when the order was placed. */
export function PointFacts({ point }: { point: NonNullable<OrderDetails['pick_up_point']> }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const [title, address, hours] = [point.title, point.address, point.hours].map((words) => inLocale(words, locale))
  return (
    <>
      <span className="block">{title}</span>
      <span className="block tabular-nums">{t('pickUpCode', { code: point.code })}</span>
      <span className="block text-muted">{address}</span>
      {hours && <span className="block text-muted">{t('pickUpHours', { hours })}</span>}
    </>
  )
}
