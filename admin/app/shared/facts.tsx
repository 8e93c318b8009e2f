import { Box, Typography } from '@mui/material'
import { Fragment, type ReactNode } from 'react'

export type FactsProps = { rows: readonly (readonly [name: string, value: ReactNode])[] }

/** Names and values side by side; empty values are left out. */
export function Facts({ rows }: FactsProps) {
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'minmax(6rem, auto) 1fr', gap: 1, m: 0 }}>
      {rows.map(([name, value]) =>
        isEmpty(value) ? null : (
          <Fragment key={name}>
            <Typography color="text.secondary" component="dt" variant="body2">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }} variant="body2">
              {value}
            </Typography>
          </Fragment>
        ),
      )}
    </Box>
  )
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === false || value === ''
