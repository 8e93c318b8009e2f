import { TextField } from '@mui/material'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { isByHand } from '@fitout/contract/by-hand.ts'
import { enteredChannels } from '@fitout/contract/payment-records.ts'
import { refundRenovation } from '@fitout/contract/staff/payment-records.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { PastDayField } from '../../shared/past-day-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { dollarsOf } from '../../shared/typed-number.ts'
import { useAction } from '../../shared/use-action.ts'
import { useKey } from '../../shared/use-key.ts'

type RefundDialogProps = { renovationId: string; credit: number; onClose: () => void }

/** Records a refund sent to the client, out of what is owed. */
export function RefundDialog({ renovationId, credit, onClose }: RefundDialogProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const keyOf = useKey()
  const [draft, setDraft] = useState(() => ({
    amount: credit.toFixed(2),
    channel: 'BANK_TRANSFER' as (typeof enteredChannels)[number],
    bank_reference: '',
    sent_on: hongKongDay(new Date()),
    reason: '',
  }))
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })

  async function note(): Promise<boolean> {
    const body = { ...draft, amount: dollarsOf(draft.amount) }
    const named = { params: { id: renovationId }, body, idempotencyKey: keyOf(body) }
    return run(() => staffCall(refundRenovation, named), 'done.refundNoted')
  }
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: 'refund', onTakeUp: setDraft }}
      onClose={onClose}
      onSubmit={note}
      title={t('instalments.noteRefund')}
      typed={draft}
    >
      <NumberField
        isRequired
        label={t('instalments.refundAmount', { credit: formatMoney(credit) })}
        least={0.01}
        most={credit}
        onChange={(amount) => change({ amount })}
        step={0.01}
        value={draft.amount}
      />
      <ChoiceField
        choices={enteredChannels}
        label={t('paymentRecords.channel')}
        onChange={(channel) => change({ channel })}
        value={draft.channel}
        words="paymentRecords.channels"
      />
      <PastDayField
        label={t('instalments.sentOn')}
        onChange={(day) => change({ sent_on: day })}
        value={draft.sent_on}
      />
      <TextField
        label={t(isByHand(draft.channel) ? `paymentRecords.numbers.${draft.channel}` : 'instalments.bankReference')}
        onChange={({ target }) => change({ bank_reference: target.value })}
        required={draft.channel !== 'CASH'}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        value={draft.bank_reference}
      />
      <TextField
        label={t('instalments.refundReason')}
        minRows={2}
        multiline
        onChange={({ target }) => change({ reason: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 500 } }}
        value={draft.reason}
      />
    </FormDialog>
  )
}
