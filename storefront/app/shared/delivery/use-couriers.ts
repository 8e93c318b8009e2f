import { allCouriers } from '@fitout/contract/couriers.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { quietCall } from '../api/browser-call.ts'
import { useShop } from '../page/shop.tsx'
import { useUser } from '../session/use-session.ts'

export type Courier = Answer<typeof allCouriers>['data'][number]

const none: Courier[] = []

/** The couriers of Hong Kong, and whether each can carry the chosen lines of the visitor's booking form. */
export function useCouriers(variantIds: string[], isWanted: boolean) {
  const { mainStoreId } = useShop()
  const user = useUser()
  const ids = variantIds.toSorted().join(',')
  const query = useQuery({
    queryKey: ['couriers', mainStoreId, ids],
    queryFn: ({ signal }) =>
      quietCall(allCouriers, {
        params: { store_id: mainStoreId },
        query: { country_code: 'HK', checkout_product_variant_ids: ids },
        signal,
      }),
    enabled: isWanted && user !== undefined,
    placeholderData: (earlier) => earlier,
  })
  return { ...query, couriers: query.data?.data ?? none }
}
