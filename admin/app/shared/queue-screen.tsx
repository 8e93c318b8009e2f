import { Box, useMediaQuery } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { steppableTo } from './office-search/rows-by-key.ts'
import type { Queue } from './list-screen.tsx'
import { Pages } from './pages.tsx'
import { Tick } from './rows.tsx'
import { ScreenBeside } from './screen-beside.tsx'
import { Screen } from './screen.tsx'
import type { Bulk } from './use-bulk.ts'
import { useSelection } from './use-selection.ts'
import { useSheet } from './use-sheet.ts'

type QueueScreenProps<Row> = {
  heading: string
  /** The text above the cards, and the one shown if there are none. */
  lead?: string
  none: string
  /** The result of `useQueue`. */
  queue: Pick<Queue<Row>, 'rows' | 'total' | 'error' | 'pages'>
  beside?: ReactNode
  /** The filter of the queue. */
  states?: ReactNode
  bulk?: Bulk<Row>
  /** The screen of a row, which opens beside the queue if there is room. */
  to?: (row: Row) => string
  /** Renders a row as a card; `tick` is its selection checkbox, for bulk actions. */
  children: (row: Row, tick: ReactNode) => ReactNode
}

/** A queue of things to decide: a page of cards, with bulk actions. */
export function QueueScreen<Row extends { _id: string }>(props: QueueScreenProps<Row>) {
  const { queue, heading, lead, none, beside, states, bulk, to, children } = props
  const { rows, total, error, pages } = queue
  const selection = useSelection(rows)
  const sheet = useSheet(rows)
  const hasSheet = useMediaQuery('(min-width: 60rem)') && to !== undefined
  function openBeside(event: MouseEvent, row: Row): void {
    const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
    const link = (target as Element).closest('a')?.getAttribute('href')
    const isRow = target === currentTarget || link === `#${to?.(row)}`
    if (!hasSheet || !isRow || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    sheet.open(row)
  }
  const text = total === 0 ? none : lead
  const ticks = bulk && bulk.acts.length > 0 && { selection, nameOf: bulk.nameOf }
  return (
    <Screen beside={beside} error={error} heading={heading} {...(text && { lead: text })}>
      {states}
      {bulk && ticks && rows.length > 0 && <BulkBar {...bulk} rows={rows} selection={selection} />}
      {rows.map((row) => (
        <Box key={row._id} onClickCapture={(event) => openBeside(event, row)} {...steppableTo(row._id)}>
          {children(
            row,
            ticks && (
              <Box component="span" sx={{ ml: -1 }}>
                <Tick row={row} ticks={ticks} />
              </Box>
            ),
          )}
        </Box>
      ))}
      <Pages {...pages} total={total} />
      {hasSheet && sheet.id !== undefined && <ScreenBeside sheet={sheet} to={to({ _id: sheet.id } as Row)} />}
    </Screen>
  )
}
