import type { Answer } from '@fitout/contract/endpoint.ts'
import { allWishlist } from '@fitout/contract/wishlist.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { quietCall } from '../../shared/api/browser-call.ts'
import { useShop } from '../../shared/page/shop.tsx'
import { useUser } from '../../shared/session/use-session.ts'
import { useWishlist } from '../../shared/wishlist/use-wishlist.ts'

export type WishedPiece = Answer<typeof allWishlist>['data'][number]

/** One page of the wishlist; its number is in the address. */
export function useWishedPieces() {
  const store_id = useShop().mainStoreId
  const user = useUser()
  const queries = useQueryClient()
  const { keep } = useWishlist()
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const list = useOwnKey('wishlist')
  const query = useQuery({
    queryKey: [...list, page],
    queryFn: ({ signal }) => quietCall(allWishlist, { params: { store_id }, query: { page }, signal }),
    enabled: user !== undefined,
    placeholderData: keepPreviousData,
    // The heart button on another page may have changed it.
    staleTime: 0,
  })
  const last = query.data && Math.max(1, Math.ceil(query.data.total / query.data.per_page))
  // The last product of the last page was removed.
  useEffect(() => {
    if (last !== undefined && page > last) setSearch(last > 1 ? { page: `${last}` } : {}, { replace: true })
  }, [page, last, setSearch])

  async function remove({ _id }: WishedPiece): Promise<void> {
    if (await keep(_id, false)) await queries.invalidateQueries({ queryKey: list })
  }
  return { ...query, page, last: last ?? 1, remove }
}
