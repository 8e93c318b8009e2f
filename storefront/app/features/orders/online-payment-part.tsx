import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import type { TrackedOrder } from './order-view.ts'
import { Part } from './part.tsx'
import { PayOnline } from './pay-online.tsx'

/** On an order's page: by when it is to be paid online, and the way there. */
export function OnlinePaymentPart({ order }: { order: TrackedOrder }) {
  const t = useTranslations('onlinePayment')
  const { payment_method, current_status, expires_at } = order
  // What is paid in part does not lapse.
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
