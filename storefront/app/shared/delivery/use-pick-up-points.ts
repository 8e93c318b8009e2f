import type { Answer } from '@fitout/contract/endpoint.ts'
import { allPickUpPoints } from '@fitout/contract/pick-up-points.ts'
import { useQuery } from '@tanstack/react-query'
import { quietCall } from '../api/browser-call.ts'
import { useShop } from '../page/shop.tsx'

export type PickUpPoint = Answer<typeof allPickUpPoints>['data'][number]

const none: PickUpPoint[] = []

/** A courier's pick-up points in a district, and whether each can hold the chosen lines. */
export function usePickUpPoints(courierId: string, district: string, chosen: { product_variant_id: string }[]) {
  const { mainStoreId } = useShop()
  const ids = chosen
    .map(({ product_variant_id: id }) => id)
    .toSorted()
    .join(',')
  const query = useQuery({
    queryKey: ['pick-up-points', mainStoreId, courierId, district, ids],
    queryFn: async ({ signal }) => {
      const params = { store_id: mainStoreId, id: courierId }
      const asked = { district, checkout_product_variant_ids: ids }
      return (await quietCall(allPickUpPoints, { params, query: asked, signal })).data
    },
  })
  return { ...query, points: query.data ?? none }
}
