import type { OrderStatus, TrackedOrder } from './order-view.ts'

export type TimelineStep =
  | { kind: 'status'; slug: OrderStatus; time: string | undefined; isNow: boolean }
  | { kind: 'paid' | 'shipped' | 'delivered'; time: string }

const course: readonly OrderStatus[] = ['submitted', 'pending', 'completed']

/** Everything that happened to an order in its order, then the steps it has still to take. */
export function timelineSteps(order: TrackedOrder): TimelineStep[] {
  const reached: TimelineStep[] = order.statuses.map(({ slug, created_at }, index) => ({
    kind: 'status',
    slug,
    time: created_at,
    isNow: index === order.statuses.length - 1,
  }))
  const facts = (['paid', 'shipped', 'delivered'] as const).flatMap((kind): TimelineStep[] => {
    const time = order[`${kind}_at`]
    return time ? [{ kind, time }] : []
  })
  // A status comes before the fact of the same moment that brought it about.
  const happened = [...reached, ...facts].toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
  const isCancelled = order.current_status === 'cancelled'
  const ahead = isCancelled ? [] : course.slice(course.indexOf(order.current_status) + 1)
  return [...happened, ...ahead.map((slug): TimelineStep => ({ kind: 'status', slug, time: undefined, isNow: false }))]
}
