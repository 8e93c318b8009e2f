import { type RaRecord, useGetList } from 'react-admin'
import { useSearchParams } from 'react-router-dom'

type QueueOptions = {
  /** What is asked for whatever is chosen. */
  filter?: object
  perPage?: number
}

/**
 * What waits for staff, a page at a time. What is chosen and the page stand in the address, so that a link, and the way
 * back, open the same; a choice that is left empty is not asked for.
 */
export function useQueue<Row extends { _id: string }, Choices extends Record<string, string> = Record<never, string>>(
  resource: string,
  usual: Choices,
  { filter, perPage = 25 }: QueueOptions = {},
) {
  const [address, setAddress] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1)
  const entries = Object.entries(usual).map(([name, value]) => [name, address.get(name) ?? value] as const)
  const chosen = Object.fromEntries(entries) as Choices
  const asked: Record<string, string> = Object.fromEntries(entries.filter(([, value]) => value !== ''))
  const {
    data: rows = [],
    total,
    error,
  } = useGetList<Row & RaRecord>(resource, {
    pagination: { page, perPage },
    filter: { ...asked, ...filter },
  })

  function choose(change: Partial<Choices>): void {
    const next = Object.entries({ ...chosen, ...change }) as [string, string][]
    setAddress(next.filter(([name, value]) => value !== usual[name]))
  }
  function onTurn(to: number): void {
    const next = new URLSearchParams(address)
    next.set('page', String(to))
    setAddress(next)
    window.scrollTo(0, 0)
  }
  return { rows, total, error, chosen, choose, asked, pages: { page, perPage, total, onTurn } }
}
