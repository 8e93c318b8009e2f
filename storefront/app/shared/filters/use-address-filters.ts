import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { readablePath } from '../links/readable-path.ts'

const noWish = { from: '', address: '' }

/**
 * The current filters, from the address. While a requested list is loading, they are already those of that list, so that a tick
 * shows at once.
 */
export function useAddressFilters<Filters extends { page: number }>(
  read: (search: URLSearchParams) => Filters,
  addressOf: (path: string, filters: Filters) => string,
) {
  const here = useLocation()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const [wish, setWish] = useState(noWish)
  useEffect(() => setWish(noWish), [here.key])
  const isPending = next?.pathname === here.pathname
  // A request is pending until its list, and with it a new history entry, has arrived.
  const search = wish.from === here.key ? new URL(wish.address, 'http://own.invalid').search : here.search
  const filters = read(new URLSearchParams(search))
  const path = readablePath(here.pathname)

  function addressWith(change: Partial<Filters>): string {
    return addressOf(path, { ...filters, page: 1, ...change })
  }

  return {
    filters,
    isPending,
    path,
    addressWith,
    change(change: Partial<Filters>) {
      const address = addressWith(change)
      setWish({ from: here.key, address })
      void navigate(address, { preventScrollReset: true })
    },
  }
}
