import type { Answer } from '@fitout/contract/endpoint.ts'
import { orderReviews, writeReviews } from '@fitout/contract/reviews.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useUser } from '../../shared/session/use-session.ts'
import { uploadPictures } from '../../shared/uploads/upload-pictures.ts'

export type OrderReview = Answer<typeof orderReviews>['data'][number]
export type WrittenReview = { variantId: string; rating: number; comment: string; files: File[]; key: string }

const keyOf = (orderId: string) => ['order-reviews', orderId] as const

/** The reviews of an order; undefined if they cannot be loaded. */
export function useReviews(orderId: string) {
  const user = useUser()
  return useQuery({
    queryKey: keyOf(orderId),
    queryFn: async ({ signal }) => (await quietCall(orderReviews, { params: { id: orderId }, signal })).data,
    enabled: user !== undefined,
  })
}

/** Sends a review: shown immediately, and if it fails removed again, with the text kept in the form. */
export function useWriteReview(orderId: string) {
  const t = useTranslations('reviews')
  const locale = useLocale()
  const queries = useQueryClient()
  const queryKey = keyOf(orderId)
  const [progress, setProgress] = useState(0)
  const writing = useMutation({
    meta: { success: t('sent'), failure: false },
    async mutationFn({ variantId, rating, comment, files, key }: WrittenReview) {
      const images = await uploadPictures(files, setProgress)
      return call(writeReviews, {
        params: { id: orderId },
        body: { reviews: [{ product_variant_id: variantId, rating, comment, images }] },
        idempotencyKey: key,
      })
    },
    async onMutate({ variantId, rating, comment, key }) {
      setProgress(0)
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<OrderReview[]>(queryKey)
      const review: OrderReview = {
        _id: key,
        product_variant_id: variantId,
        product_id: '',
        rating,
        comment,
        language: locale,
        images: [],
        status: 'WAITING',
        reason: null,
        reply: null,
        created_at: new Date().toISOString(),
      }
      queries.setQueryData<OrderReview[]>(queryKey, [...(before ?? []), review])
      return { before }
    },
    onError(_error, _review, result) {
      queries.setQueryData(queryKey, result?.before)
    },
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKey, data)
    },
  })
  return { ...writing, progress }
}
