import { pathTo, withQuery } from '@fitout/contract/storefront-paths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { bookingChoice } from '../../shared/booking/booking-choice.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { checkoutDraft } from './checkout-draft.ts'

/** Leads to the thanks for an order; what was typed and chosen for it has done its work. */
export function useOrderPlaced() {
  const locale = useLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async (orderId: string): Promise<void> => {
    const path = pathTo('result-success', locale, { type: 'order' })
    // Going back leads to the booking form, not to a form that has done its work.
    await navigate(withQuery(path, { order: orderId }), { replace: true })
    checkoutDraft.clear()
    bookingChoice.clear()
    void queries.invalidateQueries({ queryKey: ['cart'] })
  }
}
