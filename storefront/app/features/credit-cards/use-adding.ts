import { bindCard } from '@fitout/contract/credit-cards.ts'
import { paymentSession } from '@fitout/contract/payments.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useShop } from '../../shared/page/shop.tsx'

const askEveryMilliseconds = 1500
const longestWaitMilliseconds = 30_000

/** Opens the payment provider's page, which returns to this tab. */
export function useAddCard() {
  const locale = useLocale()
  const { publicUrl } = useShop()
  return useMutation({
    meta: { failure: false },
    async mutationFn() {
      const back = publicUrl + pathTo('account-cards', locale)
      const { return_url } = await call(bindCard, {
        body: { success_url: back, cancel_url: withQuery(back, { cancelled: 1 }) },
        idempotencyKey: crypto.randomUUID(),
      })
      location.assign(return_url)
      // Stays busy until the browser has left.
      await new Promise(() => undefined)
    },
  })
}

export type Return = 'checking' | 'added' | 'not-added' | 'still-checking'

/** The result of a visit to the provider's page, after the return. */
export function useReturn(): Return | undefined {
  const [search] = useSearchParams()
  const queries = useQueryClient()
  const id = search.get('payment_session')
  const cardsKey = useOwnKey('cards')
  const visit = useQuery({
    queryKey: useOwnKey('payment-session', id ?? ''),
    queryFn: ({ signal }) => outcomeOf(id ?? '', signal),
    enabled: id !== null,
    staleTime: 0,
  })
  const isCompleted = visit.data === 'completed'

  useEffect(() => {
    if (isCompleted) void queries.invalidateQueries({ queryKey: cardsKey })
  }, [isCompleted, queries, cardsKey])

  if (isCompleted) return 'added'
  if (search.get('cancelled') || visit.data === 'ended') return 'not-added'
  if (id === null) return undefined
  return visit.data === 'open' || visit.error ? 'still-checking' : 'checking'
}

/** Polls until the provider has decided, or the customer would no longer wait. */
async function outcomeOf(id: string, signal: AbortSignal) {
  const deadline = Date.now() + longestWaitMilliseconds
  for (;;) {
    const { status } = (await quietCall(paymentSession, { params: { id }, signal })).data
    if (status !== 'open' || Date.now() > deadline) return status
    await new Promise((resolve) => setTimeout(resolve, askEveryMilliseconds))
  }
}
