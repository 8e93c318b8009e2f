import { Chip, Stack } from '@mui/material'
import { stageOf } from '@fitout/contract/handover.ts'
import { useTranslate } from '../../shared/i18n.ts'
import type { OrderSummary } from './order-types.ts'

/** The state of an order: the one status that matters now. */
export function StatusChips({ order }: { order: OrderSummary }) {
  const t = useTranslate()
  const { current_status: status, payment_status: payment, proof } = order
  const isAwaited = status === 'pending' && payment === 'unpaid'
  // A changed order that was paid by an earlier proof waits for the difference.
  const isSettled = isAwaited && proof?.is_settled === true
  const isToCheck = isAwaited && !isSettled && proof?.refused_at === null
  const isRefused = isAwaited && !isSettled && proof !== null && !isToCheck
  const shown = isSettled ? 'submitted' : status
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {isToCheck ? (
        <Chip color="warning" component="span" label={t('waitingFor.proof')} size="small" />
      ) : (
        <Chip
          component="span"
          label={t(isRefused ? 'orders.proofRefused' : `status.${shown}`)}
          size="small"
          variant="outlined"
        />
      )}
      {order.paid > 0 && order.to_pay > 0 && (
        <Chip color="warning" component="span" label={t('orderChanges.inPart')} size="small" variant="outlined" />
      )}
      {payment !== 'unpaid' && (
        <Chip color="success" component="span" label={t(`paymentStatus.${payment}`)} size="small" variant="outlined" />
      )}
      {order.is_released && payment === 'unpaid' && (
        <Chip color="warning" component="span" label={t('orders.released')} size="small" variant="outlined" />
      )}
      {(payment === 'paid' || order.is_released) && status !== 'cancelled' && (
        <Chip component="span" label={t(`deliveryStatus.${stageOf(order)}`)} size="small" variant="outlined" />
      )}
      {order.archived_at && <Chip component="span" label={t('orders.archived')} size="small" />}
    </Stack>
  )
}
