import { Box, Typography } from '@mui/material'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslate } from '../../shared/i18n.ts'
import type { Schedule } from './schedule.ts'

/** The totals of a contract. */
export function MoneyFigures({ schedule }: { schedule: Schedule }) {
  const t = useTranslate()
  const figures = (['contract_sum', 'paid', 'open', 'credit'] as const).filter(
    (name) => name !== 'credit' || schedule.credit > 0,
  )
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', m: 0 }}
    >
      {figures.map((name) => (
        <div key={name}>
          <Typography color="text.secondary" component="dt" variant="body2">
            {t(`instalments.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }} variant="h6">
            {formatMoney(schedule[name])}
          </Typography>
        </div>
      ))}
    </Box>
  )
}
