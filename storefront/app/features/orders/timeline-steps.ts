import { type Stage, stageOf } from '@fitout/contract/handover.ts'
import type { OrderStatus, TrackedOrder } from './order-view.ts'

type Time = string | undefined
export type TimelineStep =
  | { kind: 'status'; slug: OrderStatus; time: Time; isNow: boolean }
  | { kind: 'paid'; time: Time }
  | { kind: 'stage'; stage: Stage; time: Time }

/** The events of an order in chronological order, followed by the steps still to come. */
export function timelineSteps(order: TrackedOrder): TimelineStep[] {
  const reached: TimelineStep[] = order.statuses.map(({ slug, created_at }, index) => ({
    kind: 'status',
    slug,
    time: created_at,
    isNow: index === order.statuses.length - 1,
  }))
  const paid: TimelineStep[] = order.paid_at ? [{ kind: 'paid', time: order.paid_at }] : []
  const stages = stagesOf(order)
  // A status precedes the event of the same time that caused it.
  const happened = [...reached, ...paid, ...stages.filter(({ time }) => time)].toSorted((a, b) =>
    (a.time ?? '').localeCompare(b.time ?? ''),
  )
  if (order.current_status === 'cancelled' || order.current_status === 'completed') return happened
  return [
    ...happened,
    ...(order.current_status === 'submitted' ? [toCome('pending')] : []),
    ...stages.filter(({ time }) => !time),
    toCome('completed'),
  ]
}

function toCome(slug: OrderStatus): TimelineStep {
  return { kind: 'status', slug, time: undefined, isNow: false }
}

/** The steps of the delivery. If an order was delivered without a dispatch event, that step is left out. */
function stagesOf(order: TrackedOrder): TimelineStep[] {
  const shipped = order.handover === 'SERVICE' || (order.delivered_at && !order.shipped_at) ? [] : ['shipped' as const]
  return [...shipped, 'delivered' as const].map((delivery_status) => ({
    kind: 'stage',
    stage: stageOf({ ...order, delivery_status }),
    time: order[`${delivery_status}_at`] ?? undefined,
  }))
}
