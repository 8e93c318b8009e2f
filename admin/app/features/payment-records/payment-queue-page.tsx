import { recordStates, type RecordState } from '@fitout/contract/payment-records.ts'
import { listPaymentQueue } from '@fitout/contract/staff/payment-records.ts'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { Loading } from '../../shared/loading.tsx'
import { Pages } from '../../shared/pages.tsx'
import { Screen } from '../../shared/screen.tsx'
import { States } from '../../shared/states.tsx'
import { useQueue } from '../../shared/use-queue.ts'
import { PaymentCard } from './payment-card.tsx'
import { PaymentList } from './payment-list.tsx'
import type { Queued } from './queued.ts'
import { useChosenPayment } from './use-chosen-payment.ts'

type Choices = { state: RecordState; renovation_id: string }

const usual: Choices = { state: 'SUBMITTED', renovation_id: '' }

/** Payments of all renovations and proofs of orders, to be checked one after the other. */
export function PaymentQueuePage() {
  const t = useTranslate()
  const queue = useQueue(listPaymentQueue, usual, {
    perPage: 20,
    keepsPrevious: true,
    isWatched: ({ data }) => data.some((one) => one.is_recognition_in_progress),
  })
  const { rows, total, error, isPending, chosen, choose, asked, pages } = queue
  return (
    <Screen error={error} heading={t('resources.payment-records.name')} lead={t('paymentRecords.lead')}>
      <Box data-siblings>
        <States
          filter={asked}
          name="state"
          of={listPaymentQueue}
          onChoose={(state) => choose({ state })}
          states={recordStates}
          value={chosen.state}
          words="paymentRecords.states"
        />
      </Box>
      {chosen.renovation_id !== '' && (
        <Button onClick={() => choose({ renovation_id: '' })} sx={{ alignSelf: 'flex-start' }}>
          {t('paymentRecords.ofAll')}
        </Button>
      )}
      {isPending && !error && <Loading />}
      <Payments key={chosen.state + chosen.renovation_id + pages.page} rows={rows} total={total} />
      <Pages {...pages} />
    </Screen>
  )
}

/** The list, and the payment being checked. */
function Payments({ rows, total }: { rows: readonly Queued[]; total: number | undefined }) {
  const t = useTranslate()
  const [address] = useSearchParams()
  const [isMoving, setMoving] = useState(false)
  const { shown, isGone, choose, next } = useChosenPayment(rows, address.get('at') ?? undefined)
  if (!shown) return total === 0 ? <Typography>{t('paymentRecords.none')}</Typography> : null
  return (
    <Box
      data-columns
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '17rem minmax(0, 1fr)' }, alignItems: 'start' }}
    >
      <PaymentList at={shown._id} onChoose={choose} rows={rows} />
      <Stack sx={{ minWidth: 0 }}>
        <PaymentCard
          isFocused={isMoving}
          isGone={isGone}
          key={shown._id}
          onDone={() => {
            setMoving(true)
            next()
          }}
          queued={shown}
        />
      </Stack>
    </Box>
  )
}
