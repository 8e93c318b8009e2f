import type { CallOptions } from '@fitout/contract/client.ts'
import type { Answer, Endpoint } from '@fitout/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from './staff-call.ts'

export type ReadOptions<E extends Endpoint> = Pick<CallOptions<E>, 'params' | 'query'> & {
  enabled?: boolean
  /** Shows the previous data until the next page has loaded; `in-search` only while the same list is being searched. */
  keepsPrevious?: boolean | 'in-search'
  /** Polls every two seconds while this holds for the answer. */
  isWatched?: (answer: Answer<E>) => boolean
  /** Refetched when this changes, and not after each action on the screen, which may leave nothing to fetch. */
  asOf?: string
}

/** A row of a list endpoint. */
export type RowOf<E extends Endpoint> = Answer<E> extends { data: (infer Row)[] } ? Row : never
/** The data of an endpoint that returns one object. */
export type DataOf<E extends Endpoint> = Answer<E> extends { data: infer Data } ? Data : never

const watchedMilliseconds = 2000

/** Calls an endpoint of the contract; identical reads share the answer. */
function useAnswer<E extends Endpoint>(endpoint: E, options: ReadOptions<E>) {
  const { params, query, enabled = true, keepsPrevious, isWatched, asOf } = options
  const queryKey = [endpoint.path, params ?? null, query ?? null, ...(asOf === undefined ? [] : [asOf])]
  const isSameList = (other: readonly unknown[] = []) => listOf(other) === listOf(queryKey)
  return useQuery({
    queryKey,
    queryFn: () => staffCall(endpoint, { params, query } as CallOptions<E>),
    enabled,
    // A record is not kept after its screen: a form that began with what it was before would save that, or be in conflict.
    ...(params && 'id' in params && { gcTime: 0 }),
    ...(asOf !== undefined && { staleTime: Infinity, meta: { asOf } }),
    placeholderData: (previous, of) =>
      keepsPrevious === true || (keepsPrevious === 'in-search' && isSameList(of?.queryKey)) ? previous : undefined,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isWatched?.(data) ? watchedMilliseconds : false),
  })
}

/** The key of a list without the text searched for in it. */
function listOf([path, params, query]: readonly unknown[]): string {
  return JSON.stringify([path, params, { ...(query as object), q: undefined, page: undefined }])
}

/** A page of a list and the total; undefined until loaded, outdated while the current request is loading. */
export function useList<E extends Endpoint>(endpoint: E, options: ReadOptions<E> = {}) {
  const { data: answer, error, isPending, isPlaceholderData: isOld } = useAnswer(endpoint, options)
  const { data, total } = (answer ?? {}) as { data?: RowOf<E>[]; total?: number }
  return { data, total, error, isPending, isOld }
}

/** One object; undefined until loaded. `refetch` resolves when it has been fetched again. */
export function useOne<E extends Endpoint>(endpoint: E, options: ReadOptions<E> = {}) {
  const { data: answer, error, refetch } = useAnswer(endpoint, options)
  return { data: (answer as { data: DataOf<E> } | undefined)?.data, error, refetch }
}

/** All rows of a list that is shown or selected from as a whole; undefined until loaded. */
export function useWholeList<E extends Endpoint>(endpoint: E, { params, query }: ReadOptions<E> = {}) {
  const { data, error, isPending } = useQuery({
    queryKey: [endpoint.path, params ?? null, query ?? null, 'whole'],
    queryFn: () => rowsFrom(endpoint, params, { ...query }, 1),
  })
  return { data, error, isPending }
}

async function rowsFrom<E extends Endpoint>(
  endpoint: E,
  params: ReadOptions<E>['params'],
  query: Record<string, unknown>,
  page: number,
): Promise<RowOf<E>[]> {
  const answer = await staffCall(endpoint, { params, query: { ...query, page } } as CallOptions<E>)
  const { data, next_page_url: next } = answer as { data: RowOf<E>[]; next_page_url?: string | null }
  return next ? [...data, ...(await rowsFrom(endpoint, params, query, page + 1))] : data
}
