import { cancelOrder, completeOrder } from '@fitout/contract/orders.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { type OrderDetails, withStatus } from './order-view.ts'
import { orderKey } from './use-order.ts'

const steps = { completed: completeOrder, cancelled: cancelOrder } as const

/** Changes the status of an order: shown immediately, and reverted if the call fails. */
export function useOrderStep(orderId: string, status: keyof typeof steps) {
  const t = useTranslations('orders')
  const queries = useQueryClient()
  const queryKey = orderKey(orderId, useLocale())
  return useMutation({
    meta: { success: t(status), failure: false },
    mutationFn: () => call(steps[status], { params: { id: orderId } }),
    async onMutate() {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<OrderDetails>(
        queryKey,
        (order) => order && { ...withStatus(order, status), can_upload: false, can_cancel: false, can_complete: false },
      )
    },
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKey, data)
    },
    onError: () => queries.invalidateQueries({ queryKey: ['order', orderId] }),
  })
}
