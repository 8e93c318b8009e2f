import { Alert, Button, Stack } from '@mui/material'
import { listUnmatchedPayments } from '@fitout/contract/staff/unmatched-payments.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useMay } from '../../shared/use-may.ts'
import { useList } from '../../shared/use-read.ts'

/** Payments of the order that need a manual check, linked to where they are settled. */
export function OrderUnmatchedPayments({ orderId }: { orderId: string }) {
  const t = useTranslate()
  const may = useMay()
  const { data = [] } = useList(listUnmatchedPayments, {
    query: { page: 1, per_page: 100, order_id: orderId },
    enabled: may('payments.decide'),
  })
  if (data.length === 0) return null
  const look = (
    <Button color="inherit" component={Link} size="small" to={`/payments?order_id=${orderId}`}>
      {t('payments.look')}
    </Button>
  )
  return (
    <Stack spacing={1}>
      {data.map(({ _id: id, trouble, expected, came }) => (
        <Alert action={look} key={id} severity="warning">
          {t(`paymentTrouble.${trouble}`)}
          {expected !== null && ` · ${t('payments.expected')} ${formatMoney(expected)}`}
          {typeof came?.amount === 'number' && ` · ${t('payments.came')} ${formatMoney(came.amount)}`}
        </Alert>
      ))}
    </Stack>
  )
}
