import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Spinner } from '@fitout/ui/spinner.tsx'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { OrderDetails } from './order-view.ts'
import { forgetReturn } from './payment-return.ts'
import { PayOnline } from './pay-online.tsx'
import { PlacedOrder } from './placed-order.tsx'
import type { PaymentPhase } from './use-payment-visit.ts'

type Props = { phase: PaymentPhase; order: OrderDetails | undefined; isTracked: boolean; otherwise: ReactNode }

/** The actions available after returning from the payment provider's page. */
export function PaymentWayOn({ phase, order, isTracked, otherwise }: Props) {
  const t = useTranslations('onlinePayment')
  const to = useTo()
  useEffect(() => forgetReturn, [])
  if (isTracked) {
    return (
      <div className="grid justify-items-start gap-6">
        {phase === 'waiting' && <Spinner label={t('waitingTitle')} />}
        <LinkButton as={ShopLink} to={to('order-tracking')} variant="main">
          {t('see')}
        </LinkButton>
      </div>
    )
  }
  if (phase === 'paid' || phase === 'settled') return <PlacedOrder otherwise={otherwise} />
  if (phase === 'lapsed' || !order) return phase === 'waiting' ? <Spinner label={t('waitingTitle')} /> : otherwise
  return (
    <div className="grid justify-items-start gap-6">
      {phase === 'waiting' && <Spinner label={t('waitingTitle')} />}
      {phase === 'unpaid' && <PayOnline order={order} />}
      <LinkButton
        as={ShopLink}
        to={to('order', { id: order._id })}
        variant={phase === 'unpaid' && order.can_pay ? 'quiet' : 'main'}
      >
        {t('see')}
      </LinkButton>
    </div>
  )
}
