import { useAddressFilters } from '../../../shared/filters/use-address-filters.ts'
import { listAddress, readFilters } from './product-filters.ts'

export function useFilters() {
  return useAddressFilters(readFilters, listAddress)
}

export type FilterState = ReturnType<typeof useFilters>
