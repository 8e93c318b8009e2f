import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Loading } from './loading.tsx'
import { Title } from './title.tsx'

type ScreenProps = {
  /** The title; undefined while loading. */
  heading?: string
  lead?: string
  beside?: ReactNode
  error?: { message: string } | null
  children?: ReactNode
}

/** The layout of a screen: its title in the bar and above its parts, or an error. */
export function Screen({ heading, lead, beside, error, children }: ScreenProps) {
  if (heading === undefined) return error ? <Typography sx={{ p: 3 }}>{error.message}</Typography> : <Loading />
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Title title={heading} />
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, rowGap: 1, flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h5">
          {heading}
        </Typography>
        {beside}
      </Box>
      {lead && <Typography color="text.secondary">{lead}</Typography>}
      {error && <Typography>{error.message}</Typography>}
      {children}
    </Stack>
  )
}
