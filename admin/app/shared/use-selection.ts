import { useState } from 'react'

export type Selection<Row> = {
  /** Only visible rows: those gone or on another page are not included. */
  chosen: readonly Row[]
  isChosen: (row: Row) => boolean
  toggle: (row: Row) => void
  choose: (rows: readonly Row[]) => void
}

/** The selected rows among those shown. */
export function useSelection<Row extends { _id: string }>(rows: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ _id: id }) => ids.has(id))
  const choose = (next: readonly Row[]) => setIds(new Set(next.map(({ _id: id }) => id)))
  return {
    chosen,
    isChosen: ({ _id: id }) => ids.has(id),
    toggle: (row) => choose(ids.has(row._id) ? chosen.filter(({ _id: id }) => id !== row._id) : [...chosen, row]),
    choose,
  }
}
