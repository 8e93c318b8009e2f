import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { bookingChoice } from '../../shared/booking/booking-choice.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { checkoutDraft } from '../../shared/booking/checkout-draft.ts'

/** Opens the payment provider's page or the thank-you page, and clears the form. */
export function useOrderPlaced() {
  const locale = useLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async ({ _id: orderId, leadsTo }: { _id: string; leadsTo: string | undefined }): Promise<void> => {
    if (leadsTo !== undefined) {
      checkoutDraft.clear()
      bookingChoice.clear()
      // Replaces the history entry, so that the back button returns to the booking form.
      location.replace(leadsTo)
      // Never resolves, so that the form stays busy until the browser has left.
      return new Promise(() => undefined)
    }
    const path = pathTo('result-success', locale, { type: 'order' })
    // The back button returns to the booking form, not to the submitted form.
    await navigate(withQuery(path, { order: orderId }), { replace: true })
    checkoutDraft.clear()
    bookingChoice.clear()
    void queries.invalidateQueries({ queryKey: ['cart'] })
  }
}
