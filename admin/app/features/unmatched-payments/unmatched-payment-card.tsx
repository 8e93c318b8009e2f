import { Alert, Box, Card, CardContent, Link as TextLink, Stack, Typography } from '@mui/material'
import { formatMoney } from '@fitout/ui/money.ts'
import { Link } from 'react-router'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { Settlement } from './settlement.tsx'
import type { UnmatchedPayment } from './unmatched-payment.ts'

/** One unmatched payment: expected beside received. */
export function UnmatchedPaymentCard({ unmatched }: { unmatched: UnmatchedPayment }) {
  const t = useTranslate()
  const { order, came, settled } = unmatched
  const isRefund = unmatched.trouble === 'refund-refused'
  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          {order ? (
            <TextLink component={Link} sx={{ alignSelf: 'flex-start' }} to={`/orders/${order._id}/show`} variant="h6">
              {order.reference}
            </TextLink>
          ) : (
            <Typography component="h3" variant="h6">
              {t('payments.noOrder')}
            </Typography>
          )}
          <Alert severity={settled ? 'success' : 'warning'}>{t(`paymentTrouble.${unmatched.trouble}`)}</Alert>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 14rem))' }}>
            <Sum
              amount={unmatched.expected === null ? '–' : formatMoney(unmatched.expected)}
              label={t(isRefund ? 'payments.expectedRefund' : 'payments.expected')}
            />
            {came && <Sum amount={sumOf(came)} label={t('payments.came')} />}
          </Box>
          <Facts rows={useRows(unmatched)} />
          {settled ? (
            <Facts
              rows={[
                [
                  t('payments.by'),
                  `${t(`paymentWay.${settled.how}`)} · ${settled.staff_name} · ${showTime(settled.at)}`,
                ],
                [t('payments.outcome'), settled.reason],
              ]}
            />
          ) : (
            <Settlement unmatched={unmatched} />
          )}
        </Stack>
      </CardContent>
    </Card>
  )
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div>
      <Typography color="text.secondary" variant="body2">
        {label}
      </Typography>
      <Typography component="p" sx={{ overflowWrap: 'anywhere' }} variant="h5">
        {amount}
      </Typography>
    </div>
  )
}

/** Hong Kong dollars formatted as money; other currencies unchanged. */
function sumOf({ amount, currency }: NonNullable<UnmatchedPayment['came']>): string {
  if (typeof amount === 'number' && currency === 'HKD') return formatMoney(amount)
  return [currency, amount].filter((part) => part !== null).join(' ') || '–'
}

function useRows({ order, came, refusal, returned, noted_at: noted }: UnmatchedPayment) {
  const t = useTranslate()
  const back = returned && { amount: formatMoney(returned.amount), at: showTime(returned.sent_at) }
  return [
    [t('orders.customer'), order?.recipient_name ?? null],
    [
      t('payments.order'),
      order && `${t(`status.${order.current_status}`)} · ${t(`paymentStatus.${order.payment_status}`)}`,
    ],
    [t('payments.names'), came?.order ?? null],
    [t('payments.payment'), came?.payment ?? null],
    [t('payments.refusal'), refusal],
    [t('payments.returned'), back && t(`payments.${back.at ? 'returnedAt' : 'returnedSoon'}`, back)],
    [t('payments.noted'), showTime(noted)],
  ] as const
}
