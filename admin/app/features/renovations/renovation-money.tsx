import { Button, Stack, Typography } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { listStaffInstalments } from '@fitout/contract/staff/instalments.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'

/** A summary of a contract's money, with a link to the details. */
export function RenovationMoney({ id }: { id: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const { data: schedule } = useQuery({
    queryKey: ['instalments', id],
    queryFn: () => staffCall(listStaffInstalments, { params: { id } }),
  })
  if (!schedule) return null
  if (schedule.data.length === 0) return <Typography>{t('instalments.none')}</Typography>
  const { contract_sum: sum, paid, open, credit } = schedule
  const next = schedule.data.find((row) => row.open > 0 && row.state !== 'VOID')
  const due = next && {
    title: inLocale(next.title, locale),
    amount: formatMoney(next.open),
    state: t(`instalments.states.${next.state}`),
    day: showDay(next.due_on),
  }
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', fontVariantNumeric: 'tabular-nums' }}>
      <Typography>
        {t('instalments.figures', { sum: formatMoney(sum), paid: formatMoney(paid), open: formatMoney(open) })}
      </Typography>
      {due && <Typography>{[due.title, due.amount, due.state, due.day].filter(Boolean).join(' · ')}</Typography>}
      {credit > 0 && <Typography>{t('instalments.owed', { amount: formatMoney(credit) })}</Typography>}
      <Button component={Link} to={`/renovations/${id}/instalments`} variant="outlined">
        {t('instalments.toPage')}
      </Button>
    </Stack>
  )
}
