import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { steppable } from './office-search/rows-by-key.ts'
import type { Queue } from './list-screen.tsx'
import { Pages } from './pages.tsx'
import { Tick } from './rows.tsx'
import { Screen } from './screen.tsx'
import type { Bulk } from './use-bulk.ts'
import { useSelection } from './use-selection.ts'

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
  /** Renders a row as a card; `tick` is its selection checkbox, for bulk actions. */
  children: (row: Row, tick: ReactNode) => ReactNode
}

/** A queue of things to decide: a page of cards, with bulk actions. */
export function QueueScreen<Row extends { _id: string }>(props: QueueScreenProps<Row>) {
  const { queue, heading, lead, none, beside, states, bulk, children } = props
  const { rows, total, error, pages } = queue
  const selection = useSelection(rows)
  const text = total === 0 ? none : lead
  const ticks = bulk && bulk.acts.length > 0 && { selection, nameOf: bulk.nameOf }
  return (
    <Screen beside={beside} error={error} heading={heading} {...(text && { lead: text })}>
      {states}
      {bulk && ticks && rows.length > 0 && <BulkBar {...bulk} rows={rows} selection={selection} />}
      {rows.map((row) => (
        <Box key={row._id} {...steppable}>
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
    </Screen>
  )
}
