import { paymentSession } from '@fitout/contract/payments.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { quietCall } from '../../shared/api/browser-call.ts'
import { useUser } from '../../shared/session/use-session.ts'
import type { OrderDetails } from './order-view.ts'
import { useIsTracked } from './payment-return.ts'
import { useOrder } from './use-order.ts'

export type PaymentPhase = 'waiting' | 'slow' | 'paid' | 'settled' | 'unpaid' | 'lapsed' | 'returned'

const askEveryMilliseconds = 2000
const slowMilliseconds = 20_000
// An open page polls for some minutes, then stops.
const asksAtMost = 60

/**
 * The outcome of a payment, after the redirect from the provider's page. The redirect itself proves nothing, so the shop
 * is polled until the provider has reported. Undefined if the visitor was not redirected.
 */
export function usePaymentVisit(cameBack: 'success' | 'failure' | 'cancelled') {
  const [search] = useSearchParams()
  const queries = useQueryClient()
  const orderId = search.get('order') ?? undefined
  const sessionId = search.get('payment_session') ?? undefined
  const isSlow = useElapsed(slowMilliseconds)
  const user = useUser()
  const isTracked = useIsTracked(orderId)
  const { data: order, isError } = useOrder(isTracked ? undefined : orderId)
  const { data: status } = useQuery({
    queryKey: ['payment-session', sessionId],
    queryFn: async ({ signal }) => {
      const { data } = await quietCall(paymentSession, { params: { id: sessionId ?? '' }, signal })
      return data.status
    },
    enabled: sessionId !== undefined && user !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      (state.data ?? 'open') === 'open' && state.dataUpdateCount + state.errorUpdateCount < asksAtMost
        ? askEveryMilliseconds
        : false,
  })
  const isDecided = status !== undefined && status !== 'open'

  useEffect(() => {
    if (isDecided) void queries.invalidateQueries({ queryKey: ['order', orderId] })
  }, [isDecided, orderId, queries])

  const isAsked = orderId !== undefined && !isTracked && !isError
  const phase = phaseOf({ order, isTracked, isAsked, status, isVisit: sessionId !== undefined, cameBack })
  return phase && { phase: phase === 'waiting' && isSlow ? ('slow' as const) : phase, order, isTracked }
}

type Known = {
  order: OrderDetails | undefined
  /** Whether the visitor has to look the order up, so that it is not loaded here. */
  isTracked: boolean
  /** Whether the order is still being loaded: until then the outcome is unknown. */
  isAsked: boolean
  status: 'open' | 'completed' | 'ended' | 'returned' | undefined
  isVisit: boolean
  cameBack: 'success' | 'failure' | 'cancelled'
}

function phaseOf({ order, isTracked, isAsked, status, isVisit, cameBack }: Known): PaymentPhase | undefined {
  // Covered by a voucher or points: there is no payment method to report.
  if (order?.totals.total_price === 0 && order.payment_status === 'paid') return 'settled'
  if (!isVisit && order?.payment_method !== 'ONLINE') return undefined
  if (status === 'returned') return 'returned'
  if (status === 'completed' || (order && order.payment_status !== 'unpaid')) return 'paid'
  if (order?.current_status === 'cancelled') return 'lapsed'
  if (status === 'ended') return 'unpaid'
  if (cameBack !== 'success') return order || isTracked ? 'unpaid' : isAsked ? 'waiting' : undefined
  return isVisit ? 'waiting' : 'unpaid'
}

function useElapsed(milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}
