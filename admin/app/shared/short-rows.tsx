import { Box, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { amongRows } from './among.ts'
import { steppable } from './office-search/rows-by-key.ts'
import { Tick, type Ticks } from './rows.tsx'

/** A row in two lines, where there is no room for a table. */
export type Short<Row> = {
  renderIcon?: (row: Row) => ReactNode
  renderTitle: (row: Row) => ReactNode
  renderFacts?: (row: Row) => ReactNode
  /** Beside the first line, for example a price. */
  renderAside?: (row: Row) => ReactNode
}
type ShortRowsProps<Row> = {
  rows: readonly Row[]
  short: Short<Row>
  to?: ((row: Row) => string) | undefined
  ticks?: Ticks<Row> | undefined
}

/** Rows of two lines each. */
export function ShortRows<Row extends { _id: string }>({ rows, short, to, ticks }: ShortRowsProps<Row>) {
  return (
    <List disablePadding>
      {rows.map((row) => {
        const line = (
          <>
            {short.renderIcon?.(row)}
            <ListItemText
              primary={
                <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
                  <span>{short.renderTitle(row)}</span>
                  {short.renderAside && (
                    <Typography component="span" sx={{ whiteSpace: 'nowrap' }} variant="body2">
                      {short.renderAside(row)}
                    </Typography>
                  )}
                </Box>
              }
              secondary={short.renderFacts?.(row)}
              slotProps={{ secondary: { component: 'div' } }}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </>
        )
        return (
          <ListItem disablePadding={to !== undefined} divider key={row._id} {...steppable}>
            {ticks && <Tick row={row} ticks={ticks} />}
            {to ? (
              <ListItemButton component={Link} state={amongRows(rows, to)} to={to(row)}>
                {line}
              </ListItemButton>
            ) : (
              line
            )}
          </ListItem>
        )
      })}
    </List>
  )
}
