import { Button } from '@fitout/ui/button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { OrderFailure } from '../../shared/booking/look-up.tsx'
import type { OrderView } from './order-view.ts'
import { usePayOrder } from './use-pay-order.ts'

/** The link to the payment provider's page, while the order can be paid there. */
export function PayOnline({ order }: { order: OrderView }) {
  const t = useTranslations('onlinePayment')
  const paying = usePayOrder(order)
  if (!order.can_pay) return null
  return (
    <div className="grid justify-items-start gap-4">
      <Button variant="main" isBusy={paying.isPending} onClick={() => paying.mutate()}>
        {paying.isPending ? t('going') : t('pay', { amount: formatMoney(order.to_pay) })}
      </Button>
      <div role="alert" className="empty:hidden">
        <OrderFailure
          error={paying.error}
          words={(reason) => t('failed', { reason })}
          onAgain={() => paying.mutate()}
        />
      </div>
    </div>
  )
}
