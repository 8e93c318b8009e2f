import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'

/** A screen that shows what waits, one thing under the other. */
export function Queue({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Title title={heading} />
      <Typography component="h2" variant="h5">
        {heading}
      </Typography>
      <Typography color="text.secondary">{lead}</Typography>
      {children}
    </Stack>
  )
}
