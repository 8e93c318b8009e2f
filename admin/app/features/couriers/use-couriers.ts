import type { Answer } from '@fitout/contract/endpoint.ts'
import { listStaffCouriers } from '@fitout/contract/staff/couriers.ts'
import { useList } from '../../shared/use-read.ts'

export type Courier = Answer<typeof listStaffCouriers>['data'][number]

/** All couriers of both stores; undefined while loading. */
export function useCouriers(): Courier[] | undefined {
  return useList(listStaffCouriers, { query: { page: 1, per_page: 100 } }).data
}
