import { Box, Button, Stack } from '@mui/material'
import { confirmStaffPayment, unconfirmStaffPayment } from '@fitout/contract/staff/orders.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useUnsaved } from '../../shared/unsaved.ts'
import { useAction } from '../../shared/use-action.ts'
import { Boxes, nothingSeen } from './boxes.tsx'
import type { DecisionProps } from './queued.ts'

/** Confirms the proof of an order; the decision is about the picture shown here. */
export function ConfirmOrder({ queued, isGone, isFocused, onDone, refuse }: DecisionProps & { refuse: ReactNode }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [seen, setSeen] = useState(nothingSeen)
  useUnsaved(!isGone && (seen.amount || seen.bank))
  const { _id: id, picture, expected, stated } = queued
  // `WALLET` is a channel of renovations only.
  const channel = stated.channel === 'WALLET' ? null : stated.channel

  async function confirm(event: FormEvent) {
    event.preventDefault()
    const isDone = await run(
      () => staffCall(confirmStaffPayment, { params: { id }, body: { proof: picture?._id ?? null, channel } }),
      t('paymentRecords.confirmed', { amount: formatMoney(expected.amount) }),
      async () => staffCall(unconfirmStaffPayment, { params: { id } }),
    )
    if (isDone) onDone()
  }
  return (
    <Box component="form" onSubmit={(event: FormEvent) => void confirm(event)}>
      <Boxes isDisabled={isGone} isFocused={isFocused} onChange={setSeen} seen={seen} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
        <Button disabled={isGone || isRunning} type="submit" variant="contained">
          {t('paymentRecords.confirm', { amount: formatMoney(expected.amount) })}
        </Button>
        {refuse}
      </Stack>
    </Box>
  )
}
