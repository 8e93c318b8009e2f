import type { CallOptions } from '@fitout/contract/client.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { useSearchParams } from 'react-router'
import { type ReadOptions, useList } from './use-read.ts'
import { addressNow, sheetName } from './use-sheet.ts'

type QueueOptions<E extends Endpoint> = Pick<ReadOptions<E>, 'params' | 'isWatched'> & {
  /** What is sent unless it is chosen: the value that stands for all, if the call by itself lists only some. */
  filter?: Record<string, string>
  perPage?: number
  /** Shows the previous rows until the next have loaded, also those of another filter. */
  keepsPrevious?: boolean
}

/** Stays in the address when other rows are asked for; a row that was opened while a search was typed stays open. */
const kept = new Set(['per_page', 'sort_by', 'sort_order', sheetName])

/**
 * A paged list. Filters and page are in the address, so that links and the back button restore them; an empty filter is not
 * sent.
 */
export function useQueue<E extends Endpoint, Choices extends Record<string, string>>(
  endpoint: E,
  usual: Choices,
  { params, filter, perPage: defaultPerPage = 25, keepsPrevious = false, isWatched }: QueueOptions<E> = {},
) {
  const [address, setAddress] = useSearchParams()
  const given = choicesIn(address)
  const page = numberIn(address, 'page', 1)
  const perPage = Math.min(100, numberIn(address, 'per_page', defaultPerPage))
  /** The call's own word for all, which may be typed into an address, is the empty choice. */
  const choiceOf = (from: URLSearchParams, name: string, value: string) => {
    const choice = from.get(name) ?? value
    return choice === filter?.[name] ? '' : choice
  }
  const entries = Object.entries(usual).map(([name, value]) => [name, choiceOf(given, name, value)] as const)
  const chosen = Object.fromEntries(entries) as Choices
  const asked: Record<string, string> = {
    ...filter,
    ...Object.fromEntries(entries.filter(([, value]) => value !== '')),
  }
  const sorted = sortingIn(address)
  const query = { page, per_page: perPage, ...asked, ...sorted } as CallOptions<E>['query']
  const {
    data: rows = [],
    total,
    error,
    isPending,
  } = useList(endpoint, {
    query,
    // A search begins once typing pauses, when a row of the list may already be open.
    keepsPrevious: keepsPrevious || 'in-search',
    ...(params && { params }),
    ...(isWatched && { isWatched }),
  })

  // Each change begins with the address of now: a search sends what was typed a moment after a column was sorted.
  function choose(change: Partial<Choices>): void {
    const now = addressNow()
    const former = choicesIn(now)
    const narrowed = Object.entries(usual).flatMap(([name, value]) => {
      const next = change[name] ?? choiceOf(former, name, value)
      return next === value ? [] : [[name, next]]
    })
    const stays = [...now].filter(([name]) => kept.has(name))
    setAddress([...narrowed, ...stays] as [string, string][], { preventScrollReset: true })
  }
  function sort(by: string, order: Order): void {
    const next = addressNow()
    for (const name of ['page', 'sort_by', 'sort_order']) next.delete(name)
    if (by) for (const [name, value] of Object.entries({ sort_by: by, sort_order: order })) next.set(name, value)
    setAddress(next, { preventScrollReset: true })
  }
  function turn(to: Record<string, number>): void {
    const next = addressNow()
    for (const [name, value] of Object.entries(to)) next.set(name, String(value))
    setAddress(next)
    window.scrollTo(0, 0)
  }
  return {
    of: endpoint as Endpoint,
    params: params as Record<string, string> | undefined,
    filter,
    rows,
    total,
    error,
    isPending,
    chosen,
    choose,
    /** Whether rows may be missing because of a choice. */
    isNarrowed: entries.some(([name, value]) => value !== usual[name]),
    asked,
    sorting: { by: sorted?.sort_by ?? '', order: sorted?.sort_order ?? 'asc', onSort: sort },
    pages: {
      page,
      perPage,
      total,
      onTurn: (to: number) => turn({ page: to }),
      onSize: (size: number) => turn({ page: 1, per_page: size }),
    },
  }
}

type Order = 'asc' | 'desc'

/** Undefined if a list is in its call's default order. */
function sortingIn(address: URLSearchParams): { sort_by: string; sort_order: Order } | undefined {
  const by = address.get('sort_by')
  return by ? { sort_by: by, sort_order: address.get('sort_order') === 'desc' ? 'desc' : 'asc' } : undefined
}

function numberIn(address: URLSearchParams, name: string, otherwise: number): number {
  return Math.max(1, Math.trunc(Number(address.get(name))) || otherwise)
}

/** Bookmarks of former versions contain all filters in one parameter, as JSON. */
function choicesIn(address: URLSearchParams): URLSearchParams {
  const former = address.get('filter')
  if (former === null) return address
  try {
    const entries = Object.entries(JSON.parse(former) as object).map(([name, value]) => [name, String(value)])
    return new URLSearchParams([...entries, ...address])
  } catch {
    return address
  }
}
