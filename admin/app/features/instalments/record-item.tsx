import { Box, Chip, Typography } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { PaymentRecord } from '../../shared/payment-record.tsx'
import type { Instalment } from './schedule.ts'

const colours = {
  SUBMITTED: 'warning',
  CONFIRMED: 'success',
  REFUSED: 'error',
  WITHDRAWN: 'default',
  REVERSED: 'error',
} as const

/** One payment of an instalment, with its statement and outcome. */
export function RecordItem({ record }: { record: Instalment['payment_records'][number] }) {
  const t = useTranslate()
  const { state, channel, wallet, amount, paid_on: day, user_name: name, bank_number: number } = record
  const way = t(wallet ? `paymentRecords.wallets.${wallet}` : `paymentRecords.channels.${channel}`)
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, py: 0.5, mb: 1 }}>
      <Box sx={{ display: 'flex', columnGap: 1.5, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="p" sx={{ fontVariantNumeric: 'tabular-nums' }} variant="subtitle2">
          {formatMoney(amount)}
        </Typography>
        <Chip color={colours[state]} label={t(`paymentRecords.states.${state}`)} size="small" variant="outlined" />
      </Box>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
        {[way, number, showDay(day), name].filter(Boolean).join(' · ')}
      </Typography>
      <PaymentRecord record={record} />
    </Box>
  )
}
