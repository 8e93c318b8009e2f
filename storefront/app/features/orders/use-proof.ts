import { uploadFile } from '@fitout/contract/files.ts'
import { uploadProof } from '@fitout/contract/orders.ts'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { uploadCall } from '../../shared/api/upload-call.ts'
import { type TrackedOrder, withStatus } from './order-view.ts'

type Options = {
  orderId: string
  /** The query key of the order, to update its status immediately. */
  queryKey: QueryKey
  /** Whether to refetch the order afterwards; not after a look-up, since look-ups are rate limited. */
  refetches: boolean
}

/** Uploads a proof of payment: shown as pending immediately, and reverted if it fails. */
export function useProof({ orderId, queryKey, refetches }: Options) {
  const t = useTranslations('orders')
  const queries = useQueryClient()
  const [progress, setProgress] = useState(0)

  const sending = useMutation({
    meta: { success: t('proofSent'), failure: false },
    async mutationFn(file: File) {
      const kept = await uploadCall(setProgress)(uploadFile, { file })
      return call(uploadProof, { params: { id: orderId }, body: { image: kept.data._id } })
    },
    async onMutate() {
      setProgress(0)
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<TrackedOrder>(queryKey)
      queries.setQueryData<TrackedOrder>(queryKey, (order) => order && withStatus(order, 'pending'))
      return { before }
    },
    onError(_error, _file, result) {
      queries.setQueryData(queryKey, result?.before)
    },
    onSuccess({ data }) {
      const { current_status, statuses, has_proof, is_proof_refused, proof_refusal, can_upload, expires_at } = data
      queries.setQueryData<TrackedOrder>(
        queryKey,
        (order) =>
          order && {
            ...order,
            current_status,
            statuses,
            has_proof,
            is_proof_refused,
            proof_refusal,
            can_upload,
            expires_at,
          },
      )
    },
    onSettled: () => (refetches ? queries.invalidateQueries({ queryKey }) : undefined),
  })
  return { ...sending, progress }
}
