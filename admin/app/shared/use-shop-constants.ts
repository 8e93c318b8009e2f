import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from './staff-call.ts'

/** The published constants of the shop; undefined until loaded. */
export function useShopConstants() {
  const { data } = useQuery({
    queryKey: [latestConfiguration.path],
    queryFn: async () => (await staffCall(latestConfiguration)).data['shop-constants'],
    staleTime: 60_000,
  })
  return data
}
