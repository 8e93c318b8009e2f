import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { focusRow } from './office-search/rows-by-key.ts'

export type Sheet<Row> = {
  /** The open row, even if it is no longer in the list. */
  id: string | undefined
  previous: Row | undefined
  next: Row | undefined
  open: (row: Row) => void
  close: () => void
}

/** The row open in the side sheet, in the URL. */
export const sheetName = 'open'

/** The parameters in the URL. Those of the last render lack what was changed a moment ago. */
export function addressNow(): URLSearchParams {
  return new URLSearchParams(/\?(.*)$/.exec(window.location.hash)?.[1])
}

/** The row open in the side sheet. It is in the URL, so that the back button closes it. */
export function useSheet<Row extends { _id: string }>(rows: readonly Row[]): Sheet<Row> {
  const [address, setAddress] = useSearchParams()
  const id = address.get(sheetName) ?? undefined
  const at = rows.findIndex((row) => row._id === id)
  // An action can remove a row from the list; the next one then takes its place.
  const [place, setPlace] = useState(at)
  if (at !== -1 && at !== place) setPlace(at)
  // Closing leads on from the row shown last, which need not be the one that was opened.
  const shown = useRef(id)
  useEffect(() => {
    if (id === undefined && shown.current !== undefined) focusRow(shown.current)
    shown.current = id
  }, [id])
  function show(row: Row | undefined): void {
    const next = addressNow()
    if (row) next.set(sheetName, row._id)
    else next.delete(sheetName)
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
