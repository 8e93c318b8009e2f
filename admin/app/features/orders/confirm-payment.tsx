import { receivedChannels, type ReceivedChannel } from '@fitout/contract/payments.ts'
import { confirmStaffPayment, unconfirmStaffPayment } from '@fitout/contract/staff/orders.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { DialogContentText, Stack } from '@mui/material'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import type { Undo } from '../../shared/notices.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { Order } from './order-types.ts'

type ConfirmPaymentProps = {
  order: Pick<Order, '_id' | 'reference' | 'to_pay' | 'payment_channel'>
  /** The picture that was viewed. */
  proof: string | null
  isRunning: boolean
  take: (work: () => Promise<unknown>, undo: Undo) => Promise<boolean>
  onClose: () => void
}

/** Confirms with a second step that an order is paid; can be undone for a moment. */
export function ConfirmPayment({ order, proof, isRunning, take, onClose }: ConfirmPaymentProps) {
  const t = useTranslate()
  // Proposes the channel that the customer chose.
  const [channel, setChannel] = useState<ReceivedChannel | ''>(order.payment_channel ?? '')
  const params = { id: order._id }
  const body = { proof, channel: channel || null }
  const confirm = async () => staffCall(confirmStaffPayment, { params, body })
  const unconfirm = async () => staffCall(unconfirmStaffPayment, { params })
  return (
    <Confirm
      confirm={t('steps.confirm-payment')}
      content={
        <Stack spacing={2}>
          <DialogContentText>{t('steps.confirmLead', { total: formatMoney(order.to_pay) })}</DialogContentText>
          <ChoiceField
            choices={receivedChannels}
            label={t('orders.channel')}
            onChange={setChannel}
            value={channel}
            words="channels"
          />
        </Stack>
      }
      isOpen
      isUndoable
      loading={isRunning}
      onClose={onClose}
      onConfirm={() => void take(confirm, unconfirm).then(onClose)}
      title={`${t('steps.confirm-payment')} ${order.reference}`}
    />
  )
}
