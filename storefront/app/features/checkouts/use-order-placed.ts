import { pathTo, withQuery } from '@fitout/contract/storefront-paths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { bookingChoice } from '../../shared/booking/booking-choice.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { checkoutDraft } from '../../shared/booking/checkout-draft.ts'

/** Leads to the payment provider's page, or to the thanks for an order; what was typed and chosen for it has done its work. */
export function useOrderPlaced() {
  const locale = useLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async ({ _id: orderId, leadsTo }: { _id: string; leadsTo: string | undefined }): Promise<void> => {
    if (leadsTo !== undefined) {
      checkoutDraft.clear()
      bookingChoice.clear()
      // In place of the form, so that going back leads to the booking form.
      location.replace(leadsTo)
      // Busy until the browser has left.
      return new Promise(() => undefined)
    }
    const path = pathTo('result-success', locale, { type: 'order' })
    // Going back leads to the booking form, not to a form that has done its work.
    await navigate(withQuery(path, { order: orderId }), { replace: true })
    checkoutDraft.clear()
    bookingChoice.clear()
    void queries.invalidateQueries({ queryKey: ['cart'] })
  }
}
