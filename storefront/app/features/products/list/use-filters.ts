import { useLocation, useNavigate, useNavigation } from 'react-router'
import { listAddress, type ProductFilters, readFilters } from './product-filters.ts'

/**
 * The filters in force, which the address holds. While the list that was just asked for is on its way, they are
 * already those of that list, so that a tick shows at once.
 */
export function useFilters() {
  const here = useLocation()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const isPending = next?.pathname === here.pathname
  const filters = readFilters(new URLSearchParams((isPending ? next : here).search))

  function addressWith(change: Partial<ProductFilters>): string {
    return listAddress(here.pathname, { ...filters, page: 1, ...change })
  }

  return {
    filters,
    isPending,
    path: here.pathname,
    addressWith,
    change: (change: Partial<ProductFilters>) => void navigate(addressWith(change), { preventScrollReset: true }),
  }
}

export type FilterState = ReturnType<typeof useFilters>
