import { Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A section of a screen with its heading. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card component="section">
      <CardContent>
        <Typography component="h3" gutterBottom variant="h6">
          {heading}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
