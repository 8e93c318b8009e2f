import { useState } from 'react'

export type Selection<Row> = {
  /** Only what is shown: rows that went, or stand on another page, are not meant. */
  chosen: readonly Row[]
  isChosen: (row: Row) => boolean
  toggle: (row: Row) => void
  choose: (rows: readonly Row[]) => void
}

/** Which of the rows that are shown are ticked. */
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
