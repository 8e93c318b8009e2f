import { listUnmatchedPayments } from '@fitout/contract/staff/unmatched-payments.ts'
import { Button } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { QueueScreen } from '../../shared/queue-screen.tsx'
import { States } from '../../shared/states.tsx'
import { useQueue } from '../../shared/use-queue.ts'
import { UnmatchedPaymentCard } from './unmatched-payment-card.tsx'

const states = ['WAITING', 'SETTLED'] as const

type Choices = { state: (typeof states)[number]; order_id: string }

const usual: Choices = { state: 'WAITING', order_id: '' }

/** Unmatched payments, expected beside received, to be resolved one by one; of all orders, or of one. */
export function PaymentsPage() {
  const t = useTranslate()
  const queue = useQueue(listUnmatchedPayments, usual)
  const { chosen, choose, asked } = queue
  const isWaiting = chosen.state === 'WAITING'
  const none = isWaiting ? 'payments.none' : 'payments.noneOf'
  return (
    <QueueScreen
      heading={t('payments.name')}
      none={t(none)}
      queue={queue}
      states={
        <>
          <States
            filter={asked}
            name="state"
            of={listUnmatchedPayments}
            onChoose={(state) => choose({ state })}
            states={states}
            value={chosen.state}
            words="paymentState"
          />
          {chosen.order_id !== '' && (
            <Button onClick={() => choose({ order_id: '' })} sx={{ alignSelf: 'flex-start' }}>
              {t('payments.allOrders')}
            </Button>
          )}
        </>
      }
      {...(isWaiting && { lead: t('payments.lead') })}
    >
      {(unmatched) => <UnmatchedPaymentCard unmatched={unmatched} />}
    </QueueScreen>
  )
}
