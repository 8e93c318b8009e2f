import { allCouriers } from '@fitout/contract/couriers.ts'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from './staff-call.ts'
import { useMainStore } from './use-main-store.ts'

export function useCouriers() {
  const storeId = useMainStore()
  const { data = [] } = useQuery({
    queryKey: ['couriers', storeId],
    queryFn: async () => (await staffCall(allCouriers, { params: { store_id: storeId ?? '' } })).data,
    enabled: storeId !== undefined,
  })
  return data
}
