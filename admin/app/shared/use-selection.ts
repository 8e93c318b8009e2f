import { useRef, useState } from 'react'

export type Selection<Row> = {
  /** Only visible rows: those gone or on another page are not included. */
  chosen: readonly Row[]
  isChosen: (row: Row) => boolean
  /** With `isRange` also all rows between the one toggled before and this one. */
  toggle: (row: Row, isRange: boolean) => void
  choose: (rows: readonly Row[]) => void
}

/** The selected rows among those shown. */
export function useSelection<Row extends { _id: string }>(rows: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const before = useRef<string>(undefined)
  const chosen = rows.filter(({ _id: id }) => ids.has(id))
  const choose = (next: readonly Row[]) => setIds(new Set(next.map(({ _id: id }) => id)))
  const placeOf = (id: string | undefined) => rows.findIndex(({ _id: one }) => one === id)
  function toggle({ _id: id }: Row, isRange: boolean): void {
    const at = placeOf(id)
    const from = isRange ? placeOf(before.current) : -1
    const [start, end] = from === -1 ? [at, at] : [Math.min(from, at), Math.max(from, at)]
    const some = rows.slice(start, end + 1)
    before.current = id
    const others = chosen.filter((row) => !some.includes(row))
    choose(ids.has(id) ? others : [...others, ...some])
  }
  return { chosen, isChosen: ({ _id: id }) => ids.has(id), toggle, choose }
}
