import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import type { TrackedOrder } from './order-view.ts'

type Props = { order: TrackedOrder; level: 1 | 2; ref?: Ref<HTMLHeadingElement> }

export function OrderHeading({ order, level, ref }: Props) {
  const t = useTranslations('orders')
  const Heading = `h${level}` as const
  return (
    <div>
      <Heading ref={ref} tabIndex={ref ? -1 : undefined} className="font-display text-heading outline-none">
        {t('orderOf', { reference: order.reference })}
      </Heading>
      <p className="mt-2 text-small text-muted tabular-nums">{t('placedOn', { time: showInstant(order.date) })}</p>
    </div>
  )
}
