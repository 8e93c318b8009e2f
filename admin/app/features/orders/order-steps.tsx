import { Button, Stack } from '@mui/material'
import type { StaffPermission } from '@fitout/contract/staff/permissions.ts'
import { cancelStaffOrder, refuseProof } from '@fitout/contract/staff/orders.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import type { Undo } from '../../shared/notices.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { ConfirmPayment } from './confirm-payment.tsx'
import { HandOverSteps } from './hand-over-steps.tsx'
import type { Order } from './order-types.ts'
import { PartSteps } from './part-steps.tsx'

export type Step = Order['steps'][number]

const permissionOf: Record<Step, StaffPermission> = {
  'confirm-payment': 'payments.decide',
  'note-payment': 'payments.decide',
  'refuse-proof': 'payments.decide',
  release: 'payments.decide',
  ship: 'orders.deliver',
  deliver: 'orders.deliver',
  cancel: 'orders.cancel',
}

type StepsOrder = Pick<
  Order,
  | '_id'
  | 'store_id'
  | 'reference'
  | 'to_pay'
  | 'payment_channel'
  | 'version'
  | 'email'
  | 'steps'
  | 'handover'
  | 'delivery_status'
  | 'proof'
> &
  Partial<Pick<Order, 'waiting_refund'>>

type Shipping = 'ship' | 'ready' | 'correct'
type Asked = { step: Step | undefined; proof: string | null; waiting_refund: string | null; shipping: Shipping }
const nothingAsked: Asked = { step: undefined, proof: null, waiting_refund: null, shipping: 'ship' }

/** The steps possible in the order's state and allowed for the role; each asks for confirmation. */
export function OrderSteps({ order }: { order: StepsOrder }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  // The decision is about the state on the screen when the button was pressed, whatever arrives meanwhile.
  const [{ step: asked, proof, waiting_refund, shipping }, setAsked] = useState<Asked>(nothingAsked)
  const { reference } = order
  const isCorrection = order.delivery_status === 'shipped'
  const allowed = order.steps.filter((step) => may(permissionOf[step]))
  // A number is seldom corrected; the next step comes first.
  const shown = isCorrection ? allowed.toSorted((a, b) => Number(a === 'ship') - Number(b === 'ship')) : allowed

  async function take(work: () => Promise<unknown>, undo?: Undo, done = asked && doneOf(asked)): Promise<boolean> {
    const isDone = await run(work, done && t(`done.order.${done}`, { reference }), undo)
    if (isDone) close()
    return isDone
  }
  const close = () => setAsked((now) => ({ ...now, step: undefined }))
  const nextShipping = order.handover === 'COLLECTION' ? 'ready' : isCorrection ? 'correct' : 'ship'
  function nameOf(step: Step, as: Shipping = nextShipping): string {
    if (step === 'deliver') return t(`steps.deliver.${order.handover}`)
    return t(`steps.${step === 'ship' ? as : step}`)
  }
  function doneOf(step: Step): string {
    if (step === 'deliver') return order.handover
    return step === 'ship' ? shipping : step
  }

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {shown.map((step, index) => (
        <Button
          color={step === 'cancel' || step === 'refuse-proof' ? 'secondary' : 'primary'}
          disabled={isRunning}
          key={step}
          onClick={() =>
            setAsked({
              step,
              proof: order.proof?._id ?? null,
              waiting_refund: order.waiting_refund ?? null,
              shipping: nextShipping,
            })
          }
          variant={index === 0 ? 'contained' : 'outlined'}
        >
          {nameOf(step)}
        </Button>
      ))}
      {asked === 'confirm-payment' && <ConfirmPayment {...{ order, proof, isRunning, take }} onClose={close} />}
      <HandOverSteps
        {...{ asked, isRunning, take, waiting_refund, shipping }}
        nameOf={(step) => nameOf(step, shipping)}
        onClose={close}
        order={order}
      />
      <PartSteps {...{ asked, isRunning, take }} onClose={close} order={order} />
      <ReasonedSteps {...{ asked, proof, isRunning, take }} onClose={close} order={order} />
    </Stack>
  )
}

type ReasonedStepsProps = {
  order: Pick<StepsOrder, '_id' | 'reference' | 'email'>
  asked: Step | undefined
  proof: string | null
  isRunning: boolean
  take: (work: () => Promise<unknown>) => Promise<boolean>
  onClose: () => void
}

/** The steps that need a reason. */
function ReasonedSteps({ order, asked, proof, take, ...dialog }: ReasonedStepsProps) {
  const t = useTranslate()
  // A decision that came too late is repeated with the current state, keeping the entered reason.
  const [typed, setTyped] = useState<Partial<Record<Step, string>>>({})
  const { _id: id, reference } = order
  const params = { id }
  return (
    <>
      {asked === 'refuse-proof' && proof && (
        <ReasonDialog
          {...dialog}
          action={t('steps.refuse-proof')}
          typed={typed['refuse-proof'] ?? ''}
          onType={(reason) => setTyped({ ...typed, 'refuse-proof': reason })}
          label={t(order.email ? 'steps.reasonForCustomer' : 'steps.reasonUntold')}
          onReason={async (reason) => take(() => staffCall(refuseProof, { params, body: { proof, reason } }))}
          title={`${t('steps.refuse-proof')} ${reference}`}
        />
      )}
      {asked === 'cancel' && (
        <ReasonDialog
          {...dialog}
          action={t('steps.cancel')}
          typed={typed.cancel ?? ''}
          onType={(reason) => setTyped({ ...typed, cancel: reason })}
          label={t('steps.reasonInside')}
          onReason={async (reason) => take(() => staffCall(cancelStaffOrder, { params, body: { proof, reason } }))}
          title={`${t('steps.cancel')} ${reference}`}
        />
      )}
    </>
  )
}
