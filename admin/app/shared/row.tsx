import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Fields side by side if there is room. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))' }}>
      {children}
    </Box>
  )
}
