import { Alert, Box, Stack, Typography } from '@mui/material'
import { formatMoney } from '@fitout/ui/money.ts'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { channelOf } from '../../shared/channel.ts'
import type { OrderSummary } from './order-types.ts'

/** The picture beside the expected amount, reference and channel. */
export function ProofPart({ order }: { order: OrderSummary }) {
  const t = useTranslate()
  const { proof, reference } = order
  const address = `/api/admin/orders/${order._id}/proof?of=${proof?._id ?? ''}`
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {proof ? (
        <a aria-label={t('steps.openPicture')} href={address} rel="noreferrer" target="_blank">
          <Box
            alt={t('steps.proofPicture', { reference })}
            component="img"
            src={address}
            sx={{ width: { xs: '100%', sm: 240 }, maxHeight: 320, objectFit: 'contain', bgcolor: 'background.default' }}
          />
        </a>
      ) : (
        order.payment_method === 'OFFLINE' && <Typography variant="body2">{t('orders.noProof')}</Typography>
      )}
      <Stack spacing={2} sx={{ flex: 1 }}>
        <Facts
          rows={[
            [
              t(order.payment_status === 'unpaid' ? 'orders.expected' : 'orders.total'),
              <strong key="total">
                {formatMoney(order.payment_status === 'unpaid' ? order.to_pay : order.total_price)}
              </strong>,
            ],
            [t('orders.reference'), reference],
            [t('orders.channel'), t(channelOf(order))],
            [t('orders.uploadedAt'), showTime(proof?.uploaded_at)],
          ]}
        />
        {proof?.refusal && (
          <Alert severity="warning">
            {t('orders.refused')} {proof.refusal}
            {order.expires_at && <div>{t('orders.proofAwaited', { time: showTime(order.expires_at) })}</div>}
          </Alert>
        )}
      </Stack>
    </Stack>
  )
}
