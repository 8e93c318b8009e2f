import { Box, Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { CsvButton } from './csv-button.tsx'
import type { Period } from './period.ts'

type FigurePartProps = { table: string; title: string; lead: string; period: Period; children: ReactNode }

/** A table of figures under its question, with a CSV download of all rows. */
export function FigurePart({ table, title, lead, period, children }: FigurePartProps) {
  return (
    <Card component="section">
      <CardContent>
        <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
          <Typography component="h3" variant="h6">
            {title}
          </Typography>
          <CsvButton period={period} table={table} title={title} />
        </Box>
        <Typography color="text.secondary" gutterBottom variant="body2">
          {lead}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
