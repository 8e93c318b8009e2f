import { deliverOrder, shipOrder, undeliverOrder } from '@fitout/contract/staff/orders.ts'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import type { Undo } from '../../shared/notices.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { Order } from './order-types.ts'
import { ShipDialog } from './ship-dialog.tsx'
import { unship } from './unship.ts'

type HandOverStepsProps = {
  order: Pick<Order, '_id' | 'store_id' | 'reference' | 'email' | 'handover'>
  asked: Order['steps'][number] | undefined
  shipping: 'ship' | 'ready' | 'correct'
  waiting_refund: string | null
  isRunning: boolean
  nameOf: (step: 'ship' | 'deliver') => string
  take: (work: () => Promise<unknown>, undo?: Undo, done?: string) => Promise<boolean>
  onClose: () => void
}

/** An order is sent or made ready, and delivered; both can be undone for a moment. */
export function HandOverSteps({ order, asked, shipping, waiting_refund, nameOf, take, ...dialog }: HandOverStepsProps) {
  const t = useTranslate()
  const { isRunning, onClose } = dialog
  const { _id: id, reference } = order
  const params = { id }
  const takeBack = async () => unship(order)
  const makeReady = async () => staffCall(shipOrder, { params, body: { waiting_refund } })
  const deliver = async () => staffCall(deliverOrder, { params })
  const undeliver = async () => staffCall(undeliverOrder, { params })
  const isCorrection = shipping === 'correct'
  return (
    <>
      <Confirm
        confirm={nameOf('deliver')}
        content={t('steps.deliverLead')}
        isOpen={asked === 'deliver'}
        isUndoable
        loading={isRunning}
        onClose={onClose}
        onConfirm={() => void take(deliver, undeliver)}
        title={`${nameOf('deliver')} ${reference}`}
      />
      <Confirm
        confirm={nameOf('ship')}
        content={t(order.email ? 'steps.readyLead' : 'steps.readyUntold')}
        isOpen={asked === 'ship' && shipping === 'ready'}
        isUndoable
        loading={isRunning}
        onClose={onClose}
        onConfirm={() => void take(makeReady, takeBack).then(onClose)}
        title={`${nameOf('ship')} ${reference}`}
      />
      {asked === 'ship' && shipping !== 'ready' && (
        <ShipDialog
          {...dialog}
          id={id}
          isCorrection={isCorrection}
          onShip={(work, isCollected) =>
            take(work, isCorrection ? undefined : takeBack, isCollected ? 'ready' : shipping)
          }
          storeId={order.store_id}
          title={`${nameOf('ship')} ${reference}`}
          waitingRefund={waiting_refund}
        />
      )}
    </>
  )
}
