import { trackOrder } from '@fitout/contract/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { sessionOpen } from '../../shared/session/session.ts'
import { contactOf, type Tracking } from './tracking-draft.ts'

/** Looks an order up on request only, never in the background, since look-ups are rate limited. */
export function useTrackedOrder({ reference, contact, token, isAsked }: Tracking) {
  const locale = useLocale()
  const queryKey = ['tracked-order', reference.trim(), token || contact.trim(), locale]
  const query = useQuery({
    queryKey,
    async queryFn({ signal }) {
      // The session of the visitor may then upload a proof for the order.
      await sessionOpen().catch(() => undefined)
      const answer = await call(trackOrder, {
        params: { id: reference.trim() },
        query: token ? { token } : contactOf(contact),
        signal,
      })
      return answer.data
    },
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return { ...query, queryKey }
}
