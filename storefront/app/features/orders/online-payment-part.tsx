import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import type { OrderView } from './order-view.ts'
import { Part } from './part.tsx'
import { PayOnline } from './pay-online.tsx'

/** On an order's page: the deadline for paying online, and the button to pay. */
export function OnlinePaymentPart({ order }: { order: OrderView }) {
  const t = useTranslations('onlinePayment')
  const { payment_method, current_status, expires_at } = order
  // A partly paid order does not expire.
  const isOpen = order.can_pay || (current_status === 'submitted' && expires_at)
  if (payment_method !== 'ONLINE' || !isOpen) return null
  return (
    <Part title={t('title')}>
      {expires_at && (
        <p className="mb-5 max-w-measure text-small">
          {t(order.can_pay ? 'before' : 'tooLate', { time: showInstant(expires_at) })}
        </p>
      )}
      <PayOnline order={order} />
    </Part>
  )
}
