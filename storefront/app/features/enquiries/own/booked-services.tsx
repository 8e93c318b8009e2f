import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { allOrders } from '@fitout/contract/orders.ts'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../../shared/account/awaited.tsx'
import { MoreButton } from '../../../shared/account/more-button.tsx'
import { useOwnKey } from '../../../shared/account/own-key.ts'
import { usePaged } from '../../../shared/account/paged.ts'
import { TabPart } from '../../../shared/account/tab-part.tsx'
import { quietCall } from '../../../shared/api/browser-call.ts'
import { useBookingWords } from '../../../shared/booking/booking-words.ts'
import { OrderHead } from '../../../shared/booking/order-head.tsx'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'

type Order = Answer<typeof allOrders>['data'][number]

/** Booked visits and services with their times and states. */
export function BookedServices() {
  const t = useTranslations('accountEnquiries')
  const to = useTo()
  const orders = usePaged(useOwnKey('own-services'), (place, signal) =>
    quietCall(allOrders, { query: { ...place, kind: 'SERVICE' }, signal }),
  )
  return (
    <TabPart title={t('services')} text={t('servicesText')}>
      <Awaited query={orders} rows={1}>
        {({ items }) => (
          <>
            {items.length > 0 && (
              <ul>
                {items.map((order) => (
                  <BookedService key={order._id} order={order} />
                ))}
              </ul>
            )}
            <MoreButton list={orders} />
          </>
        )}
      </Awaited>
      <p className="mt-4">
        <TextLink as={ShopLink} to={to('services')} look="onward">
          {t('toServices')}
        </TextLink>
      </p>
    </TabPart>
  )
}

function BookedService({ order }: { order: Order }) {
  const t = useTranslations('accountEnquiries')
  const locale = useLocale()
  const bookingWords = useBookingWords()
  return (
    <li className="relative border-t border-stone py-5 first:border-t-0 first:pt-0">
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
  )
}
