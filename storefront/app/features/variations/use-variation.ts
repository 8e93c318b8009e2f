import type { Answer } from '@fitout/contract/endpoint.ts'
import { showVariation } from '@fitout/contract/variations.ts'
import { useQuery } from '@tanstack/react-query'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { quietCall } from '../../shared/api/browser-call.ts'

export type Variation = Answer<typeof showVariation>['data']

/** A variation; refetched when the room shows a newer status. */
export function useVariation(id: string, variationId: string, status: string) {
  return useQuery({
    queryKey: useOwnKey('variation', id, variationId, status),
    queryFn: async ({ signal }) => {
      const params = { id, variation_id: variationId }
      return (await quietCall(showVariation, { params, signal })).data
    },
    placeholderData: (known) => known,
  })
}
