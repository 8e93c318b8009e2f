import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'
import { useDraft } from '../../shared/forms/draft.ts'
import { useShop } from '../../shared/page/shop.tsx'
import { attempt, forgetAttempt } from './attempt-key.ts'
import { isAnswerLost, repeatAttempt } from './repeat-attempt.ts'
import { useOrderPlaced } from './use-order-placed.ts'

/** Looks up an order whose answer was lost, for example by a reload while it was placed, and opens it. */
export function useLostAnswer(cart: ChosenCart, isPlacing: boolean) {
  const { mainStoreId } = useShop()
  const { content, key } = useDraft(attempt)
  const orderPlaced = useOrderPlaced()
  const isLost = cart.phase === 'ready' && !isPlacing && isAnswerLost(content, cart.items)
  const { data, isError, refetch } = useQuery({
    queryKey: ['lost-answer', key],
    queryFn: () => repeatAttempt(mainStoreId),
    enabled: isLost,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const orderId = data?._id
  const leadOn = useEffectEvent(() => {
    if (!data) return
    // After redirecting to the provider there is no later chance to clear it.
    if (data.leadsTo !== undefined) forgetAttempt()
    void orderPlaced(data).then(forgetAttempt)
  })

  useEffect(() => {
    if (orderId) leadOn()
  }, [orderId])

  return { phase: !isLost ? ('none' as const) : isError ? ('failed' as const) : ('asking' as const), askAgain: refetch }
}
