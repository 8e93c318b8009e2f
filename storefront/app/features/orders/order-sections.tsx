import { Disclosure } from '@fitout/ui/disclosure.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BookedLine } from '../../shared/booking/booked-line.tsx'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import { PriceSummary } from '../../shared/prices/price-summary.tsx'
import { OrderBalance } from './order-balance.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OnlinePaymentPart } from './online-payment-part.tsx'
import type { OrderView } from './order-view.ts'
import { Part } from './part.tsx'
import { PaymentInstructions } from './payment-instructions.tsx'
import { ReceiptLink } from './receipt-link.tsx'
import { StatusTimeline } from './status-timeline.tsx'

type Props = {
  order: OrderView
  channels: PaymentChannels
  isMasked: boolean
  /** The proof of payment: upload form and picture. */
  proof: ReactNode
  actions?: ReactNode
  /** The actions of the owner once the order is paid. */
  after?: ReactNode
}

/** An order from status to total, for its owner and for visitors who looked it up. */
export function OrderSections({ order, channels, isMasked, proof, actions, after }: Props) {
  const t = useTranslations('orders')
  const isToPay = order.can_upload
  return (
    <div className="mt-block grid items-start gap-x-gutter gap-y-block lg:grid-cols-12">
      <div className="grid gap-block lg:col-span-7">
        <Part title={t('status')}>
          <StatusTimeline order={order} />
        </Part>
        {isToPay && !order.has_proof && (
          <Part title={t('payTitle')}>
            <PaymentInstructions order={order} channels={channels} />
          </Part>
        )}
        <OnlinePaymentPart order={order} />
        {proof}
        {isToPay && order.has_proof && (
          <Disclosure title={t('payTitle')}>
            <PaymentInstructions order={order} channels={channels} />
          </Disclosure>
        )}
        <Part title={t('lines')}>
          <ul className="grid gap-5">
            {order.lines.map((line) => (
              <li key={`${line.product_variant_id} ${line.is_gift}`}>
                <BookedLine line={line} isGift={line.is_gift} />
              </li>
            ))}
          </ul>
        </Part>
        {after}
      </div>
      <div className="grid gap-block lg:sticky lg:top-24 lg:col-span-5 2xl:col-span-4 2xl:col-start-9">
        <Part title={t('totals')} isRaised>
          <PriceSummary
            explanation={order.totals.explanation}
            totalName={order.payment_status === 'unpaid' ? undefined : t('total')}
          />
          <OrderBalance order={order} channels={channels} />
          {order.totals.points > 0 && (
            <p className="mt-3 flex items-baseline justify-between gap-6 border-t border-stone pt-3 text-small tabular-nums">
              <span>{t('points')}</span>
              {t('pointsPaid', { points: order.totals.points })}
            </p>
          )}
        </Part>
        <Part title={t(`handovers.${order.handover}.facts`)}>
          <OrderFacts order={order} channels={channels} isMasked={isMasked} />
          {order.payment_status !== 'unpaid' && <ReceiptLink orderId={order._id} />}
        </Part>
        {actions}
      </div>
    </div>
  )
}
