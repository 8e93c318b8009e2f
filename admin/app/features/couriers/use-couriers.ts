import type { Answer } from '@fitout/contract/endpoint.ts'
import type { listStaffCouriers } from '@fitout/contract/staff/couriers.ts'
import { useGetList } from 'react-admin'

export type Courier = Answer<typeof listStaffCouriers>['data'][number]

const everything = { pagination: { page: 1, perPage: 100 } }

/** All couriers of both stores; nothing until they are known. */
export function useCouriers(): Courier[] | undefined {
  return useGetList<Courier & { id: string }>('couriers', everything).data
}
