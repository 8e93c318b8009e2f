import { listUnmatchedPayments } from '@fitout/contract/staff/unmatched-payments.ts'
import { Button } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { Pages } from '../../shared/pages.tsx'
import { Screen } from '../../shared/screen.tsx'
import { States } from '../../shared/states.tsx'
import { useQueue } from '../../shared/use-queue.ts'
import { UnmatchedPaymentCard } from './unmatched-payment-card.tsx'

const states = ['WAITING', 'SETTLED'] as const

type Choices = { state: (typeof states)[number]; order_id: string }

const usual: Choices = { state: 'WAITING', order_id: '' }

/** Money that does not fit, as expected and as it came, to be settled one by one; of all orders, or of one. */
export function PaymentsPage() {
  const t = useTranslate()
  const { rows, total, error, chosen, choose, asked, pages } = useQueue(listUnmatchedPayments, usual)
  const isWaiting = chosen.state === 'WAITING'
  const none = isWaiting ? 'payments.none' : 'payments.noneOf'
  return (
    <Screen
      error={error}
      heading={t('payments.name')}
      {...(total === 0 ? { lead: t(none) } : isWaiting && { lead: t('payments.lead') })}
    >
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
      {rows.map((unmatched) => (
        <UnmatchedPaymentCard key={unmatched._id} unmatched={unmatched} />
      ))}
      <Pages {...pages} />
    </Screen>
  )
}
