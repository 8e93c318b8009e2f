import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import type { allOrders } from '@fitout/contract/orders.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { useTranslations } from 'use-intl'
import { useBookingWords } from '../../shared/booking/booking-words.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'

type Order = Answer<typeof allOrders>['data'][number]

const tones = { submitted: 'warning', pending: 'neutral', completed: 'success', cancelled: 'error' } as const

/** Booked visits and services: what, for when, and how far it is. */
export function BookedServices({ orders }: { orders: Order[] }) {
  const t = useTranslations('ownProjects')
  const words = useTranslations('orders')
  const locale = useLocale()
  const to = useTo()
  const bookingWords = useBookingWords()
  if (orders.length === 0) return null
  return (
    <ul>
      {orders.map((order) => (
        <li key={order._id} className="relative border-t border-stone py-5 first:border-t-0 first:pt-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ShopLink
              to={to('order', { id: order._id })}
              aria-label={t('open', { reference: order.reference })}
              className="line-link font-medium tabular-nums after:absolute after:inset-0"
            >
              {order.reference}
            </ShopLink>
            <Badge tone={tones[order.current_status]}>{words(`statuses.${order.current_status}`)}</Badge>
            <span className="text-caption text-muted">{words(`payments.${order.payment_status}`)}</span>
          </p>
          {order.lines
            .filter(({ kind }) => kind === 'SERVICE')
            .map((line, index) => (
              <p key={index} className="mt-2 text-small">
                {inLocale(line.product_title, locale)}
                {line.booking && <span className="block text-caption text-muted">{bookingWords(line.booking)}</span>}
              </p>
            ))}
        </li>
      ))}
    </ul>
  )
}
