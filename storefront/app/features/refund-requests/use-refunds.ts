import type { Answer } from '@fitout/contract/endpoint.ts'
import {
  findRefundRequests,
  reopenRefundRequest,
  requestRefund,
  withdrawRefundRequest,
} from '@fitout/contract/refund-requests.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { uploadPictures } from '../../shared/uploads/upload-pictures.ts'

export type Refunds = Answer<typeof findRefundRequests>['data']
export type RefundRequest = Refunds['requests'][number]
export type WantedRefund = { items: RefundRequest['refund_items']; reason: string; files: File[]; key: string }

const keyOf = (orderId: string) => ['refund-requests', orderId] as const

/** The refundable items and earlier requests; undefined if they cannot be loaded. */
export function useRefunds(orderId: string) {
  const user = useUser()
  return useQuery({
    queryKey: keyOf(orderId),
    queryFn: async ({ signal }) => (await quietCall(findRefundRequests, { params: { id: orderId }, signal })).data,
    enabled: user !== undefined,
  })
}

export function useRequestRefund(orderId: string) {
  const t = useTranslations('refundRequests')
  const queries = useQueryClient()
  const [progress, setProgress] = useState(0)
  const asking = useMutation({
    meta: { success: t('sent'), failure: false },
    async mutationFn({ items, reason, files, key }: WantedRefund) {
      setProgress(0)
      const images = await uploadPictures(files, setProgress)
      const body = { reason, images, refund_items: items }
      return call(requestRefund, { params: { id: orderId }, body, idempotencyKey: key })
    },
    onSuccess: ({ data }) => {
      queries.setQueryData<Refunds>(keyOf(orderId), data)
    },
    onError: () => queries.invalidateQueries({ queryKey: keyOf(orderId) }),
  })
  return { ...asking, progress }
}

const steps = { withdraw: withdrawRefundRequest, reopen: reopenRefundRequest } as const
const statusAfter = { withdraw: 'WITHDRAWN', reopen: 'WAITING' } as const

/** Withdraws or repeats a request: shown immediately, and reverted if the call fails. */
export function useRefundStep(orderId: string, requestId: string, step: keyof typeof steps) {
  const t = useTranslations('refundRequests')
  const queries = useQueryClient()
  const queryKey = keyOf(orderId)
  return useMutation({
    meta: { success: t(`done.${step}`) },
    mutationFn: () => call(steps[step], { params: { id: orderId, request_id: requestId } }),
    async onMutate() {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Refunds>(queryKey, (refunds) => refunds && withStatus(refunds, requestId, statusAfter[step]))
    },
    onSuccess: ({ data }) => {
      queries.setQueryData<Refunds>(queryKey, data)
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}

function withStatus(refunds: Refunds, requestId: string, status: RefundRequest['status']): Refunds {
  const requests = refunds.requests.map((one) =>
    one._id === requestId ? { ...one, status, can_withdraw: false, can_reopen: false } : one,
  )
  return { ...refunds, requests }
}
