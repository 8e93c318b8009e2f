import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, langOf } from '@fitout/contract/locales.ts'
import type { allOrders } from '@fitout/contract/orders.ts'
import { useTranslations } from 'use-intl'
import { useBookingWords } from '../../../shared/booking/booking-words.ts'
import { OrderHead } from '../../../shared/booking/order-head.tsx'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'

type Order = Answer<typeof allOrders>['data'][number]

/** Booked visits and services: what, for when, and how far it is. */
export function BookedServices({ orders }: { orders: Order[] }) {
  const t = useTranslations('accountEnquiries')
  const locale = useLocale()
  const bookingWords = useBookingWords()
  if (orders.length === 0) return null
  return (
    <ul>
      {orders.map((order) => (
        <li key={order._id} className="relative border-t border-stone py-5 first:border-t-0 first:pt-0">
          <OrderHead order={order} label={t('open', { reference: order.reference })} />
          {order.lines
            .filter(({ kind }) => kind === 'SERVICE')
            .map((line, index) => (
              <p key={index} className="mt-2 text-small">
                <span lang={langOf(line.product_title, locale)}>{inLocale(line.product_title, locale)}</span>
                {line.booking && <span className="block text-caption text-muted">{bookingWords(line.booking)}</span>}
              </p>
            ))}
        </li>
      ))}
    </ul>
  )
}
