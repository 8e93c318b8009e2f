import { Button } from '@mui/material'
import { refuseProof } from '@fitout/contract/staff/orders.ts'
import { refusePaymentRecord } from '@fitout/contract/staff/payment-records.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { ConfirmRecord } from './confirm-record.tsx'
import type { DecisionProps } from './queued.ts'

/** Confirms a payment found on the statement, or refuses it with a reason that the payer sees. */
export function Decision(props: DecisionProps) {
  const refuse = <Refuse {...props} />
  return props.queued.kind === 'ORDER' ? (
    <ConfirmOrder {...props} refuse={refuse} />
  ) : (
    <ConfirmRecord {...props} refuse={refuse} />
  )
}

function Refuse({ queued, isGone, onDone }: DecisionProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  // The input is restored if the refusal came too late for its picture.
  const [typed, setTyped] = useState('')
  const { kind, _id: id, stated, expected, picture } = queued
  const params = { id }

  async function refuse(reason: string): Promise<boolean> {
    const isDone = await run<unknown>(
      () =>
        kind === 'ORDER'
          ? staffCall(refuseProof, { params, body: { proof: picture?._id ?? '', reason } })
          : staffCall(refusePaymentRecord, { params, body: { reason } }),
      t('paymentRecords.refused'),
    )
    if (isDone) onDone()
    return isDone
  }
  return (
    <>
      <Button color="secondary" disabled={isGone || isRunning} onClick={() => setAsking(true)} variant="outlined">
        {t('paymentRecords.refuse')}
      </Button>
      {isAsking && (
        <ReasonDialog
          action={t('paymentRecords.refuse')}
          isRunning={isRunning}
          label={t('paymentRecords.refuseReason')}
          onClose={() => setAsking(false)}
          onReason={refuse}
          onType={setTyped}
          title={`${t('paymentRecords.refuse')} · ${formatMoney(stated.amount ?? expected.amount)}`}
          typed={typed}
        />
      )}
    </>
  )
}
