import type { Answer } from '@fitout/contract/endpoint.ts'
import { stageOf } from '@fitout/contract/handover.ts'
import type { allOrders } from '@fitout/contract/orders.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../links/shop-link.tsx'
import { useTo } from '../links/use-to.ts'

type Props = { order: Answer<typeof allOrders>['data'][number]; label: string }

const tones = { submitted: 'warning', pending: 'neutral', completed: 'success', cancelled: 'error' } as const

/** An order's reference, whose link covers everything around it, and its status. */
export function OrderHead({ order, label }: Props) {
  const t = useTranslations('orders')
  const to = useTo()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ShopLink
        to={to('order', { id: order._id })}
        aria-label={label}
        className="line-link font-medium tabular-nums after:absolute after:inset-0"
      >
        {order.reference}
      </ShopLink>
      <Badge tone={tones[order.current_status]}>{t(`statuses.${order.current_status}`)}</Badge>
      <span className="text-caption text-muted">
        {t(`payments.${order.payment_status}`)}
        {order.payment_status === 'paid' && order.current_status === 'pending' && ` · ${t(`stages.${stageOf(order)}`)}`}
      </span>
    </p>
  )
}
