import { receivedChannels, type ReceivedChannel } from '@fitout/contract/payments.ts'
import { noteOrderPayment, releaseOrder } from '@fitout/contract/staff/order-changes.ts'
import { unconfirmStaffPayment } from '@fitout/contract/staff/orders.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { Confirm } from '../../shared/confirm.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import type { Undo } from '../../shared/notices.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import type { Order } from './order-types.ts'

type PartStepsProps = {
  order: Pick<Order, '_id' | 'reference' | 'to_pay' | 'version'>
  asked: Order['steps'][number] | undefined
  isRunning: boolean
  take: (work: () => Promise<unknown>, undo?: Undo) => Promise<boolean>
  onClose: () => void
}

/** Records a partial payment, or releases the order for packing before it is fully paid. */
export function PartSteps({ asked, ...step }: PartStepsProps) {
  const t = useTranslate()
  const { order, isRunning, take, onClose } = step
  const { _id: id, reference, to_pay: open, version } = order
  const release = async () => take(() => staffCall(releaseOrder, { params: { id }, body: { version } })).then(onClose)
  return (
    <>
      <Confirm
        confirm={t('steps.release')}
        content={t('steps.releaseLead', { amount: formatMoney(open) })}
        isOpen={asked === 'release'}
        loading={isRunning}
        onClose={onClose}
        onConfirm={() => void release()}
        title={`${t('steps.release')} ${reference}`}
      />
      {asked === 'note-payment' && <NotePayment {...step} />}
    </>
  )
}

function NotePayment({ order, isRunning, take, onClose }: Omit<PartStepsProps, 'asked'>) {
  const t = useTranslate()
  const [amount, setAmount] = useState('')
  // Not the channel that the customer chose: a deposit may come otherwise.
  const [channel, setChannel] = useState<ReceivedChannel | ''>('')
  const { _id: id, reference, to_pay: open, version } = order
  const params = { id }
  const body = { amount: Math.round(Number(amount) * 100) / 100, channel: channel || null, version }
  const note = async () => staffCall(noteOrderPayment, { params, body })
  const undo = async () => staffCall(unconfirmStaffPayment, { params })
  return (
    <FormDialog
      action={t('steps.note-payment')}
      isRunning={isRunning}
      kept={{
        part: `part ${id}`,
        onTakeUp: (kept) => {
          setAmount(kept.amount)
          setChannel(kept.channel)
        },
      }}
      lead={t('steps.partLead', { amount: formatMoney(open) })}
      onClose={onClose}
      onSubmit={async () => take(note, undo)}
      title={`${t('steps.note-payment')} ${reference}`}
      typed={{ amount, channel }}
    >
      <NumberField
        isRequired
        label={t('steps.partAmount')}
        least={0.01}
        most={open}
        onChange={setAmount}
        step={0.01}
        value={amount}
      />
      <ChoiceField
        choices={receivedChannels}
        isRequired
        label={t('orders.channel')}
        onChange={setChannel}
        value={channel}
        words="channels"
      />
    </FormDialog>
  )
}
