import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { firstPlace, type ListPlace, nextPlace } from './next-place.ts'

type Page<Item> = { data: Item[]; next_page_url: string | null; total: number }

/** A list with a "show more" button. */
export function usePaged<Item>(
  queryKey: QueryKey,
  load: (place: ListPlace, signal: AbortSignal) => Promise<Page<Item>>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: firstPlace,
    getNextPageParam: (last: Page<Item>) => nextPlace(last),
  })
  const pages = query.data?.pages
  return {
    ...query,
    data: pages && { items: pages.flatMap(({ data }) => data), total: pages[0]?.total ?? 0 },
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  }
}
