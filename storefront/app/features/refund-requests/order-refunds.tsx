import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { useTranslations } from 'use-intl'
import type { OwnOrderView } from '../../shared/booking/own-order.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { RefundForm } from './refund-form.tsx'
import { AskedRefund } from './asked-refund.tsx'
import { useRefunds } from './use-refunds.ts'

/** The refund requests of a paid order, and the form for a new one. */
export function OrderRefunds({ order }: { order: Pick<OwnOrderView, '_id' | 'payment_status'> }) {
  const t = useTranslations('refundRequests')
  const to = useTo()
  const isEver = order.payment_status !== 'unpaid'
  const { data: refunds } = useRefunds(order._id)
  if (!isEver || !refunds || (!refunds.can_request && refunds.requests.length === 0)) return null
  return (
    <section aria-labelledby="refunds" className="border-t border-stone pt-6">
      <h2 id="refunds" className="mb-2 font-display text-title">
        {t('title')}
      </h2>
      <p className="mb-5 max-w-measure text-small text-muted">{t('lead')}</p>
      {refunds.requests.length > 0 && (
        <ul className="mb-6 grid gap-5">
          {refunds.requests.map((request) => (
            <AskedRefund key={request._id} orderId={order._id} request={request} items={refunds.items} />
          ))}
        </ul>
      )}
      {refunds.can_request && (
        // After a new request the form is reset and closed.
        <Disclosure key={refunds.requests.length} title={refunds.requests.length > 0 ? t('askMore') : t('ask')}>
          <RefundForm orderId={order._id} items={refunds.items.filter((item) => item.refundable_qty > 0)} />
        </Disclosure>
      )}
      <p className="mt-4">
        <ShopLink to={to('refund-policy')} className="line-link text-small">
          {t('policy')}
        </ShopLink>
      </p>
    </section>
  )
}
