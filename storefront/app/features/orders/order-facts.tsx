import { stageOf } from '@fitout/contract/handover.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useShop } from '../../shared/page/shop.tsx'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import { useWayToPay } from '../../shared/payment/way-to-pay.ts'
import { contactShown, nameShown } from './masked.ts'
import { isUnderWay, type OrderView } from './order-view.ts'
import { paymentOf } from './payment-of.ts'
import { PointFacts } from './point-facts.tsx'
import { useExpectedDelivery } from './use-expected-delivery.ts'

type Props = { order: OrderView; channels: PaymentChannels; isMasked: boolean }

/** Payment, delivery and recipient. */
export function OrderFacts({ order, channels, isMasked }: Props) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const expected = useExpectedDelivery()
  const wayToPay = useWayToPay(channels)
  const { footer, openingHours } = useShop()
  const studio = [footer.store_information.address.title, openingHours?.title].filter(Boolean).join('\n')
  return (
    <>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 text-small">
        <Fact name={t('payment')}>
          {t(`payments.${paymentOf(order)}`)} · {wayToPay(order)}
        </Fact>
        {order.courier && <Fact name={t('courier')}>{inLocale(order.courier, locale)}</Fact>}
        <Fact name={t(`handovers.${order.handover}.name`)}>{isUnderWay(order) && t(`stages.${stageOf(order)}`)}</Fact>
        <Fact name={t('collectAt')}>{order.handover === 'COLLECTION' && studio}</Fact>
        <Fact name={t('expected')}>{expected(order)}</Fact>
        <Fact name={t('trackingNumber')}>
          {order.tracking_url ? (
            <a href={order.tracking_url} target="_blank" rel="noopener noreferrer" className="line-link tabular-nums">
              {order.tracking_number}
            </a>
          ) : (
            order.tracking_number
          )}
        </Fact>
        <Fact name={t('refundedAmount')}>{order.refunded > 0 && formatMoney(order.refunded)}</Fact>
        <Fact name={t(`handovers.${order.handover}.recipient`)}>{nameShown(order.recipient_name)}</Fact>
        <Fact name={t('contact')}>
          <span className="tabular-nums">{contactShown(order.contact_number)}</span>
        </Fact>
        <Fact name={t('email')}>{order.email}</Fact>
        <Fact name={t('address')}>{order.address}</Fact>
        <Fact name={t('pickUpPoint')}>{order.pick_up_point && <PointFacts point={order.pick_up_point} />}</Fact>
        <Fact name={t('note')}>{order.note}</Fact>
      </dl>
      {isMasked && <p className="mt-4 text-caption text-muted">{t('masked')}</p>}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 whitespace-pre-line">{children}</dd>
    </div>
  )
}
