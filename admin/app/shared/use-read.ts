import type { CallOptions } from '@fitout/contract/client.ts'
import type { Answer, Endpoint } from '@fitout/contract/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { staffCall } from './staff-call.ts'

export type ReadOptions<E extends Endpoint> = Pick<CallOptions<E>, 'params' | 'query'> & {
  enabled?: boolean
  /** Shows what was read before until the next page is there. */
  keepsPrevious?: boolean
  /** Asks every other second for as long as this holds of the answer. */
  isWatched?: (answer: Answer<E>) => boolean
}

/** The rows of a call that lists something. */
export type RowOf<E extends Endpoint> = Answer<E> extends { data: (infer Row)[] } ? Row : never
/** What a call that finds one thing gives. */
export type DataOf<E extends Endpoint> = Answer<E> extends { data: infer Data } ? Data : never

const watchedMilliseconds = 2000

/** Reads by a call of the contract; everything that reads the same shares the answer. */
function useAnswer<E extends Endpoint>(endpoint: E, options: ReadOptions<E>) {
  const { params, query, enabled = true, keepsPrevious, isWatched } = options
  return useQuery({
    queryKey: [endpoint.path, params ?? null, query ?? null],
    queryFn: () => staffCall(endpoint, { params, query } as CallOptions<E>),
    enabled,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isWatched?.(data) ? watchedMilliseconds : false),
  })
}

/** A page of a list, and how many there are in all; nothing until they are known. */
export function useList<E extends Endpoint>(endpoint: E, options: ReadOptions<E> = {}) {
  const { data: answer, error, isPending } = useAnswer(endpoint, options)
  const { data, total } = (answer ?? {}) as { data?: RowOf<E>[]; total?: number }
  return { data, total, error, isPending }
}

/** One thing; nothing until it is known. `refetch` ends when it has been read anew. */
export function useOne<E extends Endpoint>(endpoint: E, options: ReadOptions<E> = {}) {
  const { data: answer, error, refetch } = useAnswer(endpoint, options)
  return { data: (answer as { data: DataOf<E> } | undefined)?.data, error, refetch }
}

/** All rows of a list that is shown, or chosen from, as a whole; nothing until they are known. */
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
