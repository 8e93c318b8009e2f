import { Box, Chip, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { type PaymentFieldName, paymentFieldNames } from '@fitout/contract/staff/payment-readings.ts'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import type { ReactNode } from 'react'
import { useTranslate } from './i18n.ts'
import type { PaymentReading } from './payment-reading.ts'
import { ReadingCrop, type ReadPicture } from './reading-crop.tsx'

/** On phones each row is a block, and each cell a line. */
const layout = {
  '& th, & td': {
    display: { xs: 'block', sm: 'table-cell' },
    border: { xs: 0, sm: undefined },
    px: { xs: 0, sm: 1 },
    py: { xs: 0.25, sm: 1 },
    verticalAlign: 'top',
  },
  '& thead': { display: { xs: 'none', sm: 'table-header-group' } },
  '& tr': { display: { xs: 'block', sm: 'table-row' }, mb: { xs: 1.5, sm: 0 } },
  '& th': { whiteSpace: 'nowrap' },
  '& td': { overflowWrap: 'break-word' },
}

/** One column: the value of each field. */
export type PaymentColumn = Partial<Record<PaymentFieldName, ReactNode>>

type ReadingTableProps = {
  expected: PaymentColumn
  stated: PaymentColumn
  /** Without a reading there are two columns. */
  reading: PaymentReading | null
  picture: ReadPicture | null
}

/** Expected, stated and read values side by side; stacked on phones. */
export function ReadingTable({ expected, stated, reading, picture }: ReadingTableProps) {
  const t = useTranslate()
  const names = paymentFieldNames.filter((name) => reading || expected[name] || stated[name])
  return (
    <Table size="small" sx={layout}>
      <TableHead>
        <TableRow>
          <TableCell component="td" />
          {(['expected', 'stated', ...(reading ? ['read'] : [])] as const).map((column) => (
            <TableCell key={column}>{t(`reading.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {names.map((name) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {t(`reading.fields.${name}`)}
            </TableCell>
            <Value label={t('reading.expected')}>{expected[name]}</Value>
            <Value label={t('reading.stated')}>{stated[name]}</Value>
            {reading && (
              <Value label={t('reading.read')}>
                <ReadValue name={name} picture={picture} reading={reading} />
              </Value>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Where columns are stacked, each value has a label. */
function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <TableCell sx={children ? undefined : { '&&': { display: { xs: 'none', sm: 'table-cell' } } }}>
      <Typography color="text.secondary" component="span" sx={{ display: { sm: 'none' }, mr: 1 }} variant="caption">
        {label}
      </Typography>
      {children}
    </TableCell>
  )
}

type ReadValueProps = { name: PaymentFieldName; reading: PaymentReading; picture: ReadPicture | null }

function ReadValue({ name, reading, picture }: ReadValueProps) {
  const t = useTranslate()
  const field = reading.fields[name]
  if (!field) {
    return (
      <Typography color="text.secondary" component="span" variant="body2">
        {t('reading.notRead')}
      </Typography>
    )
  }
  const isMatched = matchOf(name, reading)
  const value = typeof field.value === 'number' ? formatMoney(field.value) : displayed(name, field.value)
  return (
    <Stack component="span" sx={{ display: 'inline-flex', verticalAlign: 'top', gap: 0.5, maxWidth: '100%' }}>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {value}
        {isMatched !== null && (
          <Chip
            color={isMatched ? 'success' : 'warning'}
            component="span"
            label={t(isMatched ? 'reading.matched' : 'reading.different')}
            size="small"
            variant="outlined"
          />
        )}
        <Typography color="text.secondary" component="span" variant="caption">
          {t('reading.confidence', { percent: Math.round(field.confidence * 100) })}
        </Typography>
      </Box>
      {picture && <ReadingCrop picture={picture} place={field.place} />}
    </Stack>
  )
}

/** Formats moments like the stated day beside them: 26/11/2026 14:05. */
function displayed(name: PaymentFieldName, value: string): string {
  if (name !== 'paid_at') return value
  const [day = '', time = ''] = value.split('T')
  return `${showDay(day)} ${time}`.trim()
}

/** Whether the account is ours is shown once: beside its number, or beside the name if no number was read. */
function matchOf(name: PaymentFieldName, reading: PaymentReading): boolean | null {
  const named = reading.fields.payee_number ? 'payee_number' : 'payee'
  if (name === named) return reading.is_bank_matched
  if (name === 'amount') return reading.is_amount_matched
  if (name === 'reference') return reading.is_reference_matched
  return name === 'paid_at' ? reading.is_date_matched : null
}
