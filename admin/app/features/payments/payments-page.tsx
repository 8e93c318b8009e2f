import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useGetList, useTranslate } from 'react-admin'
import { Screen } from '../../shared/screen.tsx'
import { PuzzleCard, type Puzzle } from './puzzle-card.tsx'

/** Money that does not fit, as expected and as it came, to be settled one by one. */
export function PaymentsPage() {
  const t = useTranslate()
  const [state, setState] = useState<'WAITING' | 'SETTLED'>('WAITING')
  const { data = [], isPending } = useGetList<Puzzle & RaRecord>('payment-puzzles', {
    pagination: { page: 1, perPage: 50 },
    filter: { state },
  })
  const isEmpty = data.length === 0 && !isPending
  return (
    <Screen heading={t('payments.name')} lead={t(isEmpty ? 'payments.none' : 'payments.lead')}>
      <TextField
        label={t('refundRequests.status')}
        onChange={(event) => setState(event.target.value === 'SETTLED' ? 'SETTLED' : 'WAITING')}
        select
        sx={{ maxWidth: 240 }}
        value={state}
      >
        <MenuItem value="WAITING">{t('payments.waiting')}</MenuItem>
        <MenuItem value="SETTLED">{t('payments.settled')}</MenuItem>
      </TextField>
      {data.map((puzzle) => (
        <PuzzleCard key={puzzle._id} puzzle={puzzle} />
      ))}
    </Screen>
  )
}
