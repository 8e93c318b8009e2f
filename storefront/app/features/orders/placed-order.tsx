import { LinkButton } from '@fitout/ui/link-button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { CopyButton } from '../../shared/payment/copy-button.tsx'
import { useOrder } from './use-order.ts'

/** On the thank-you page: the reference, the amount due and a link to the order. */
export function PlacedOrder({ otherwise }: { otherwise: ReactNode }) {
  const t = useTranslations('orders')
  const online = useTranslations('onlinePayment')
  const to = useTo()
  const [parameters] = useSearchParams()
  const id = parameters.get('order') ?? undefined
  const { data: order, isError } = useOrder(id)
  if (!id || isError) return otherwise
  if (!order) return <Skeleton className="h-40 w-72 max-w-full noscript:hidden" />
  return (
    <div className="grid justify-items-start gap-6">
      <div>
        <p className="mb-1 text-caption text-muted">{t('placedText')}</p>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-display text-heading tabular-nums">{order.reference}</span>
          <CopyButton value={order.reference} thing={t('reference')} />
        </p>
        {order.payment_status === 'unpaid' && order.payment_channel && (
          <p className="mt-1 text-small text-muted">
            {t('placedPay', { amount: formatMoney(order.totals.total_price) })}
          </p>
        )}
        <p className="mt-1 max-w-measure text-small text-muted">
          {order.email ? t('placedMail', { email: order.email }) : t('placedNoMail')}
        </p>
      </div>
      <LinkButton as={ShopLink} to={to('order', { id: order._id })} variant="main">
        {order.payment_method === 'ONLINE' || order.payment_status !== 'unpaid' ? online('see') : t('placedSee')}
      </LinkButton>
    </div>
  )
}
