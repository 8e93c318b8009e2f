import { Alert, Box, Button, Stack, TextField } from '@mui/material'
import { isByHand } from '@fitout/contract/by-hand.ts'
import { confirmPaymentRecord } from '@fitout/contract/staff/payment-records.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { PastDayField } from '../../shared/past-day-field.tsx'
import { Row } from '../../shared/row.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { dollarsOf } from '../../shared/typed-number.ts'
import { useUnsaved } from '../../shared/unsaved.ts'
import { useAction } from '../../shared/use-action.ts'
import { useKey } from '../../shared/use-key.ts'
import { useTyped } from '../../shared/use-typed.ts'
import { Boxes, nothingSeen } from './boxes.tsx'
import type { DecisionProps } from './queued.ts'
import { type Excess, ExcessField } from './excess-field.tsx'

type Typed = { received: string; receivedOn: string; excess: Excess | null; note: string }

/** Confirms a payment of a renovation: amount, day, and the use of any excess. */
export function ConfirmRecord({ queued, isGone, isFocused, onDone, refuse }: DecisionProps & { refuse: ReactNode }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const keyOf = useKey()
  const { _id: id, stated, expected, instalment } = queued
  const [seen, setSeen] = useState(nothingSeen)
  const [typed, setTyped] = useState<Typed>(() => ({
    received: (stated.amount ?? 0).toFixed(2),
    receivedOn: stated.paid_on ?? '',
    excess: null,
    note: '',
  }))
  // Each person who checks the statement ticks it again.
  useUnsaved(!isGone && (seen.amount || seen.bank))
  const { offer } = useTyped({ typed, mayWrite: !isGone, part: `payment ${id}`, onTakeUp: setTyped })
  const { received, receivedOn, excess, note } = typed
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const amount = dollarsOf(received)
  const isVoid = instalment?.state === 'VOID'
  const isMore = !isVoid && amount > expected.amount

  async function confirm(event: FormEvent) {
    event.preventDefault()
    const what = { received_amount: amount, received_on: receivedOn, note, ...(isMore && excess && { excess }) }
    const body = { is_amount_matched: true, is_bank_matched: true, ...what } as const
    const isDone = await run(
      () => staffCall(confirmPaymentRecord, { params: { id }, body, idempotencyKey: keyOf(body) }),
      t('paymentRecords.confirmed', { amount: formatMoney(amount) }),
    )
    if (isDone) onDone()
  }
  return (
    <Stack component="form" onSubmit={(event: FormEvent) => void confirm(event)} spacing={2}>
      {offer && <DraftOffer offers={[offer]} />}
      <Boxes
        isByHand={isByHand(stated.channel)}
        isDisabled={isGone}
        isFocused={isFocused}
        onChange={setSeen}
        seen={seen}
      />
      <ReceivedFields isDisabled={isGone} onChange={change} typed={typed} />
      {isVoid && <Alert severity="info">{t('paymentRecords.cancelled')}</Alert>}
      {isMore && (
        <ExcessField
          isDisabled={isGone}
          more={amount - expected.amount}
          onChange={(way) => change({ excess: way })}
          value={excess ?? undefined}
        />
      )}
      {!isVoid && amount > 0 && amount < expected.amount && (
        <Alert severity="info">
          {t('paymentRecords.less', { open: formatMoney(Math.round((expected.amount - amount) * 100) / 100) })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button disabled={isGone || isRunning} type="submit" variant="contained">
          {t('paymentRecords.confirm', { amount: formatMoney(amount) })}
        </Button>
        {refuse}
      </Box>
    </Stack>
  )
}

type ReceivedFieldsProps = { typed: Typed; isDisabled: boolean; onChange: (part: Partial<Typed>) => void }

/** What arrived, and when. */
function ReceivedFields({ typed: { received, receivedOn, note }, isDisabled, onChange }: ReceivedFieldsProps) {
  const t = useTranslate()
  return (
    <Row>
      <NumberField
        isDisabled={isDisabled}
        isRequired
        label={t('paymentRecords.received')}
        least={0.01}
        onChange={(next) => onChange({ received: next })}
        step={0.01}
        value={received}
      />
      <PastDayField
        isDisabled={isDisabled}
        label={t('paymentRecords.receivedOn')}
        onChange={(day) => onChange({ receivedOn: day })}
        value={receivedOn}
      />
      <TextField
        disabled={isDisabled}
        label={t('paymentRecords.note')}
        onChange={({ target }) => onChange({ note: target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        value={note}
      />
    </Row>
  )
}
