import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { productReviews } from '@fitout/contract/products.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'
import { type ListPlace, nextPlace } from '../../../shared/account/next-place.ts'

export type ReviewView = {
  id: string
  rating: number
  comment: string
  language: Locale
  pictures: PictureView[]
  name: string
  face: string | undefined
  isVerified: boolean
  date: string
  /** What the studio answered. */
  reply: { text: string; language: Locale; date: string } | undefined
}

/** The number of reviews in the page, and in each further batch. */
export const reviewsPerPage = 100

/** A batch of reviews, their total number, and the start of the next batch. */
export type ReviewsView = {
  reviews: ReviewView[]
  total: number
  ratings: { rating: number; count: number }[]
  next: ListPlace | undefined
}

export const noReviews: ReviewsView = { reviews: [], total: 0, ratings: [], next: undefined }

export function reviewsView(answer: Answer<typeof productReviews>, locale: Locale): ReviewsView {
  const { data, total, ratings } = answer
  return { reviews: data.map((review) => reviewView(review, locale)), total, ratings, next: nextPlace(answer) }
}

/** An approved review as shown on a product page, in its original language. */
function reviewView(review: Answer<typeof productReviews>['data'][number], locale: Locale): ReviewView {
  const { reply } = review
  return {
    id: review._id,
    rating: review.rating,
    comment: review.comment,
    language: review.language,
    pictures: review.images.map((picture) => ({ ...picture, alt: inLocale(picture.alt, locale) })),
    name: review.user.username,
    face: review.user.avatar ?? undefined,
    isVerified: review.is_verified_purchase,
    date: review.created_at,
    reply: reply ? { text: reply.text, language: reply.language, date: reply.replied_at } : undefined,
  }
}
