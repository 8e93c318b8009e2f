import { Box, Stack } from '@mui/material'
import type { ReactNode } from 'react'

/** Two columns if there is room, so that a tall part leaves no gap beside it; stacked on phones. */
export function Columns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box data-columns sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        {first}
      </Stack>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        {second}
      </Stack>
    </Box>
  )
}
