import { payOrder } from '@fitout/contract/payments.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useShop } from '../../shared/page/shop.tsx'
import type { OrderView } from './order-view.ts'
import { keepForReturn } from './payment-return.ts'

/** Opens the payment provider's page, which redirects back with the outcome. */
export function usePayOrder(order: Pick<OrderView, '_id' | 'is_own'>) {
  const locale = useLocale()
  const { publicUrl } = useShop()
  const paying = useMutation({
    meta: { failure: false },
    async mutationFn() {
      const back = (screen: 'result-success' | 'result-cancelled') =>
        publicUrl + pathTo(screen, locale, { type: 'order' })
      const { return_url } = await call(payOrder, {
        params: { id: order._id },
        body: { success_url: back('result-success'), cancel_url: back('result-cancelled') },
      })
      keepForReturn(order)
      location.assign(return_url)
      // Stay busy until the browser has left the page.
      await new Promise(() => undefined)
    },
  })
  const { reset } = paying

  useEffect(() => {
    // The back button may restore this page from the cache, still busy.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [reset])
  return paying
}
