import { composeHongKongAddress } from '@fitout/contract/hong-kong-address.ts'
import { membershipStatus } from '@fitout/contract/memberships.ts'
import { allOrders } from '@fitout/contract/orders.ts'
import { showAccount, showDeliveryRecipient } from '@fitout/contract/profiles.ts'
import { useQuery } from '@tanstack/react-query'
import { useOwnKey } from '../../../shared/account/own-key.ts'
import { quietCall } from '../../../shared/api/browser-call.ts'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'

export type Overview = NonNullable<ReturnType<typeof useOverview>['data']>

/** The latest item of each kind, fetched together. */
export function useOverview() {
  const locale = useLocale()
  return useQuery({
    queryKey: useOwnKey('overview'),
    async queryFn({ signal }) {
      const [profile, recipient, membership, orders] = await Promise.all([
        quietCall(showAccount, { signal }),
        quietCall(showDeliveryRecipient, { signal }),
        quietCall(membershipStatus, { signal }),
        quietCall(allOrders, { query: { per_page: 1 }, signal }),
      ])
      const kept = recipient.data.delivery_recipient
      // In the language of the page, even if the member's messages come in another.
      const address = kept?.district ? composeHongKongAddress(kept, locale) : kept?.address
      return {
        profile: profile.data,
        recipient: kept && { name: kept.name, address: address ?? '' },
        membership: membership.data,
        latestOrder: orders.data[0],
      }
    },
    // The other tabs change what it shows.
    staleTime: 0,
  })
}
