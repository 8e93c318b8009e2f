import { withQuery } from '@fitout/contract/with-query.ts'
import { useTranslations } from 'use-intl'
import type { LookedUpOrder } from '../../shared/booking/own-order.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useUser } from '../../shared/session/use-session.ts'

/** Where a member requests a refund of an order that was only looked up. */
export function RefundsOfMember({ order }: { order: LookedUpOrder }) {
  const t = useTranslations('refundRequests')
  const shell = useTranslations('shell')
  const to = useTo()
  const isSignedIn = useUser()?.registered
  if (order.payment_status === 'unpaid') return null
  return (
    <section aria-labelledby="refunds" className="border-t border-stone pt-6">
      <h2 id="refunds" className="mb-2 font-display text-title">
        {t('title')}
      </h2>
      <p className="max-w-measure text-small text-muted">{t('ofMember')}</p>
      {!isSignedIn && (
        <p className="mt-4">
          <ShopLink
            to={withQuery(to('login-email'), { return_to: to('order', { id: order._id }) })}
            className="line-link text-small"
          >
            {shell('signIn')}
          </ShopLink>
        </p>
      )}
    </section>
  )
}
