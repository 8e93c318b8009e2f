import { allOfflineOrders, allOrders } from '@fitout/contract/orders.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../../shared/account/awaited.tsx'
import { MoreButton } from '../../../shared/account/more-button.tsx'
import { useOwnKey } from '../../../shared/account/own-key.ts'
import { usePaged } from '../../../shared/account/paged.ts'
import { TabHeading } from '../../../shared/account/tab-heading.tsx'
import { quietCall } from '../../../shared/api/browser-call.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { OwnOrder } from './own-order.tsx'

const lists = {
  orders: { screen: 'account-orders', endpoint: allOrders, lead: 'lead', empty: 'noOrder', text: 'emptyText' },
  bookings: {
    screen: 'account-bookings',
    endpoint: allOfflineOrders,
    lead: 'bookingsLead',
    empty: 'noBookingRequests',
    text: 'bookingsEmptyText',
  },
} as const

/** All orders, or only those paid by transfer (booking requests). */
export function OwnOrdersPage({ kind }: { kind: keyof typeof lists }) {
  const t = useTranslations('accountOrders')
  const errors = useTranslations('errors')
  const to = useTo()
  const { screen, endpoint, lead, empty, text } = lists[kind]
  const orders = usePaged(useOwnKey('own-orders', kind), (place, signal) =>
    quietCall(endpoint, { query: place, signal }),
  )
  return (
    <>
      <TabHeading screen={screen} lead={t(lead)} />
      <Awaited query={orders}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={errors(empty)}
              text={t(text)}
              action={
                <LinkButton as={ShopLink} to={to(kind === 'orders' ? 'products' : 'services')} variant="main">
                  {t(kind === 'orders' ? 'toProducts' : 'toServices')}
                </LinkButton>
              }
            />
          ) : (
            <>
              <ul>
                {items.map((order) => (
                  <OwnOrder key={order._id} order={order} />
                ))}
              </ul>
              <MoreButton list={orders} />
            </>
          )
        }
      </Awaited>
    </>
  )
}
