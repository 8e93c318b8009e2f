import { noteOrderPayment, releaseOrder } from '@fitout/contract/staff/order-changes.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import type { Order } from './order-types.ts'

type PartStepsProps = {
  order: Pick<Order, '_id' | 'reference' | 'to_pay' | 'version'>
  asked: Order['steps'][number] | undefined
  isRunning: boolean
  take: (work: () => Promise<unknown>) => Promise<boolean>
  onClose: () => void
}

/** Records a partial payment, or releases the order for packing before it is fully paid. */
export function PartSteps({ order, asked, isRunning, take, onClose }: PartStepsProps) {
  const t = useTranslate()
  const [amount, setAmount] = useState('')
  const { _id: id, reference, to_pay: open, version } = order
  const params = { id }
  const release = async () => take(() => staffCall(releaseOrder, { params, body: { version } })).then(onClose)
  const note = async () =>
    take(() =>
      staffCall(noteOrderPayment, { params, body: { amount: Math.round(Number(amount) * 100) / 100, version } }),
    )
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
      {asked === 'note-payment' && (
        <FormDialog
          action={t('steps.note-payment')}
          isRunning={isRunning || !(Number(amount) > 0)}
          lead={t('steps.partLead', { amount: formatMoney(open) })}
          onClose={onClose}
          onSubmit={note}
          title={`${t('steps.note-payment')} ${reference}`}
          typed={amount}
        >
          <NumberField
            label={t('steps.partAmount')}
            least={0.01}
            most={open}
            onChange={setAmount}
            step={0.01}
            value={amount}
          />
        </FormDialog>
      )}
    </>
  )
}
