import { statusOn } from '../../shared/renovations/quotation-status.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { statusOn as variationOn } from '../../shared/renovations/variation-status.ts'
import { nextPayment } from './next-payment.ts'

export type NextStep = {
  /** A key of `renovations.steps`; undefined if the status needs no further text. */
  sentence?:
    | 'decide'
    | 'othersDecide'
    | 'expired'
    | 'revising'
    | 'coolingOff'
    | 'pay'
    | 'payLate'
    | 'othersPay'
    | 'approve'
    | 'othersApprove'
    | 'sign'
    | 'othersSign'
    | 'agree'
    | 'othersAgree'
  waitsFor: Room['waits_for']
  /** The deadline. */
  by?: string | null
  /** The button's label, a key of `renovations.toStep`. */
  action?: 'read' | 'ask' | 'see' | 'pay' | 'approve' | 'sign' | 'agree'
  /** The instalment to pay. */
  payment?: Room['instalments'][number]
  /** The variation to approve. */
  variation?: Room['variations'][number]
}

/** The next step in a room on a day: who acts, by when and where. */
export function nextStep(room: Room, today: string): NextStep {
  const { status, quotation, right, waits_for: waitsFor } = room
  const mayDecide = right !== 'READ'
  const state = quotation && statusOn(quotation, today)
  if (status === 'QUOTED' && state === 'SENT') {
    const sentence = mayDecide ? 'decide' : 'othersDecide'
    return { sentence, waitsFor, by: quotation?.valid_until ?? null, action: 'read' }
  }
  if ((status === 'PLANNING' || status === 'QUOTED') && state === 'EXPIRED') {
    return { sentence: 'expired', waitsFor: 'CLIENT', action: 'ask' }
  }
  if (status === 'PLANNING' && (state === 'DECLINED' || state === 'WITHDRAWN'))
    return { sentence: 'revising', waitsFor }
  const variation = room.variations.findLast((one) => variationOn(one, today) === 'SENT')
  if (variation && status !== 'CANCELLED') {
    const sentence = mayDecide ? 'approve' : 'othersApprove'
    return { sentence, waitsFor: 'CLIENT', by: variation.valid_until, action: 'approve', variation }
  }
  if (status === 'INSPECTION' && room.certificate?.studio && !room.certificate.client) {
    return { sentence: mayDecide ? 'sign' : 'othersSign', waitsFor: 'CLIENT', action: 'sign' }
  }
  const { due } = nextPayment(room)
  if (due) {
    const sentence = !mayDecide ? 'othersPay' : due.state === 'OVERDUE' ? 'payLate' : 'pay'
    return { sentence, waitsFor: 'CLIENT', action: 'pay', payment: due }
  }
  if (room.open_defects.fixed > 0) {
    return { sentence: mayDecide ? 'agree' : 'othersAgree', waitsFor: 'CLIENT', action: 'agree' }
  }
  if (status === 'ACCEPTED') {
    const until = quotation?.acceptance?.is_early_start ? null : room.cooling_off_until
    const isOpen = until !== null && until >= today
    return isOpen ? { sentence: 'coolingOff', waitsFor, by: until, action: 'see' } : { waitsFor, action: 'see' }
  }
  return { waitsFor }
}
