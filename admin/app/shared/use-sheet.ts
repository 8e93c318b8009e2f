import { useState } from 'react'
import { useSearchParams } from 'react-router'

export type Sheet<Row> = {
  /** What is open, also where the list does not have it any more. */
  id: string | undefined
  previous: Row | undefined
  next: Row | undefined
  open: (row: Row) => void
  close: () => void
}

const name = 'open'

/** Which row stands open beside its list; the address says so, so that the way back closes it. */
export function useSheet<Row extends { _id: string }>(rows: readonly Row[]): Sheet<Row> {
  const [address, setAddress] = useSearchParams()
  const id = address.get(name) ?? undefined
  const at = rows.findIndex((row) => row._id === id)
  // What was done to a row can take it off the list; the next one stands in its place then.
  const [place, setPlace] = useState(at)
  if (at !== -1 && at !== place) setPlace(at)
  function show(row: Row | undefined): void {
    const next = new URLSearchParams(address)
    if (row) next.set(name, row._id)
    else next.delete(name)
    setAddress(next, { replace: id !== undefined, preventScrollReset: true })
  }
  return {
    id,
    previous: rows[(at === -1 ? place : at) - 1],
    next: rows[at === -1 ? place : at + 1],
    open: show,
    close: () => show(undefined),
  }
}
