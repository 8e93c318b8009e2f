import { Button } from '@mui/material'
import { useGetList, type RaRecord, useTranslate } from 'react-admin'
import { Pages } from '../../shared/pages.tsx'
import { Screen } from '../../shared/screen.tsx'
import { States } from '../../shared/states.tsx'
import { useAddress } from '../../shared/use-address.ts'
import { PuzzleCard, type Puzzle } from './puzzle-card.tsx'

const perPage = 25
const states = ['WAITING', 'SETTLED'] as const

/** Money that does not fit, as expected and as it came, to be settled one by one; of all orders, or of one. */
export function PaymentsPage() {
  const t = useTranslate()
  const { chosen, choose, page, turnTo } = useAddress({ state: 'WAITING', order_id: '' })
  const { state, order_id: orderId } = chosen
  const ofOrder = orderId === '' ? {} : { order_id: orderId }
  const {
    data = [],
    total,
    error,
  } = useGetList<Puzzle & RaRecord>('payment-puzzles', {
    pagination: { page, perPage },
    filter: { state, ...ofOrder },
  })
  return (
    <Screen error={error} heading={t('payments.name')} lead={t(total === 0 ? 'payments.none' : 'payments.lead')}>
      <States
        filter={ofOrder}
        name="state"
        of="payment-puzzles"
        onChoose={(one) => choose({ state: one })}
        states={states}
        value={state === 'SETTLED' ? 'SETTLED' : 'WAITING'}
        words="paymentState"
      />
      {orderId !== '' && (
        <Button onClick={() => choose({ order_id: '' })} sx={{ alignSelf: 'flex-start' }}>
          {t('payments.allOrders')}
        </Button>
      )}
      {data.map((puzzle) => (
        <PuzzleCard key={puzzle._id} puzzle={puzzle} />
      ))}
      <Pages onTurn={turnTo} page={page} perPage={perPage} total={total} />
    </Screen>
  )
}
