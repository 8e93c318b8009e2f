import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from './staff-call.ts'

/** The store that sells for money; nothing until it is known. */
export function useMainStore(): string | undefined {
  const { data } = useQuery({
    queryKey: ['main store'],
    queryFn: async () => (await staffCall(latestConfiguration)).data['shop-constants'].main_store_id,
    staleTime: Infinity,
  })
  return data
}
