import { sendRefundBack, takeBackSending } from '@fitout/contract/staff/refund-requests.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Button } from '@mui/material'
import { useTranslate } from './i18n.ts'
import type { RefundRequest } from './refund-facts.tsx'
import { staffCall } from './staff-call.ts'
import { useAction } from './use-action.ts'
import { useMay } from './use-may.ts'

/** Whether staff still have to send money of it themselves. */
export const isToSend = ({ money }: RefundRequest) => money !== null && money.by_hand > 0 && !money.sent_back_at

/** Notes that the money of an approved refund was sent back, where it did not go to a card. */
export function MoneySent({ request }: { request: RefundRequest }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const { _id: id, money, order } = request
  if (!money || !isToSend(request) || !may('refunds.decide')) return null
  const params = { id }
  const done = t('done.refundSent', { reference: order.reference, amount: formatMoney(money.by_hand) })
  const send = async () => staffCall(sendRefundBack, { params })
  const undo = async () => staffCall(takeBackSending, { params })
  return (
    <Button
      disabled={isRunning}
      onClick={() => void run(send, done, undo)}
      sx={{ alignSelf: 'flex-start' }}
      variant="outlined"
    >
      {t('refunds.sendBack')}
    </Button>
  )
}
