import { findOrder } from '@fitout/contract/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { quietCall } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useUser } from '../../shared/session/use-session.ts'

export function orderKey(id: string, locale: string) {
  return ['order', id, locale] as const
}

/** One of the visitor's own orders, with the explanation of its total in the language of the page. */
export function useOrder(id: string | undefined) {
  const locale = useLocale()
  const user = useUser()
  return useQuery({
    queryKey: orderKey(id ?? '', locale),
    queryFn: async ({ signal }) => (await quietCall(findOrder, { params: { id: id ?? '' }, signal })).data,
    enabled: id !== undefined && user !== undefined,
  })
}
