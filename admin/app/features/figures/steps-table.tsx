import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { SideScroll } from '../../shared/side-scroll.tsx'
import { narrow } from './narrow.ts'

type Step = { step: string; title: ReactNode; count: number; before: number; last: string }
type StepsTableProps = { title: string; lastHead: string; steps: readonly Step[] }

/** Steps of a process, how often each was taken in the period and the previous one, and one further figure. */
export function StepsTable({ title, lastHead, steps }: StepsTableProps) {
  const t = useTranslate()
  return (
    <SideScroll aria-label={title} role="region" tabIndex={0}>
      <Table size="small" sx={narrow}>
        <TableHead>
          <TableRow>
            <TableCell>{t('figures.funnel.step')}</TableCell>
            <TableCell align="right">{t('figures.funnel.count')}</TableCell>
            <TableCell align="right">{t('figures.funnel.before')}</TableCell>
            <TableCell align="right">{lastHead}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.map((one) => (
            <TableRow key={one.step}>
              <TableCell component="th" scope="row" sx={{ minWidth: 96 }}>
                {one.title}
              </TableCell>
              <TableCell align="right">{one.count.toLocaleString('en-HK')}</TableCell>
              <TableCell align="right" sx={{ color: 'text.secondary' }}>
                {one.before.toLocaleString('en-HK')}
              </TableCell>
              <TableCell align="right">{one.last}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SideScroll>
  )
}
