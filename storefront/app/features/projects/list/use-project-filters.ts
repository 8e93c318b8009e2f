import { useAddressFilters } from '../../../shared/filters/use-address-filters.ts'
import { portfolioAddress, readProjectFilters } from './project-filters.ts'

export function useProjectFilters() {
  return useAddressFilters(readProjectFilters, portfolioAddress)
}

export type ProjectFilterState = ReturnType<typeof useProjectFilters>
