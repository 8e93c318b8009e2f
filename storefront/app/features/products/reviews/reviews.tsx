import { Button } from '@fitout/ui/button.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import type { PictureView } from '@fitout/ui/picture.tsx'
import { Rating } from '@fitout/ui/rating.tsx'
import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ReviewRow } from './review-row.tsx'
import type { ReviewsView } from './review-view.ts'
import { useReviews } from './use-reviews.ts'

export type ShownPictures = { pictures: PictureView[]; at: number }

type Props = {
  productId: string
  rating: number | null
  /** The reviews rendered with the page. */
  first: ReviewsView
  /** Shows the pictures of a review over the page. */
  Enlarged: ComponentType<ShownPictures & { onClose: () => void }>
}

const shownAtFirst = 6
const stars = [5, 4, 3, 2, 1]

/** The reviews of buyers: the overall rating, then each review. */
export function Reviews({ productId, rating, first, Enlarged }: Props) {
  const t = useTranslations('product')
  const words = useTranslations('catalogue')
  const errors = useTranslations('errors')
  const [shown, setShown] = useState<ShownPictures>()
  const [isAll, setIsAll] = useState(false)
  const { reviews, total, ratings, more, isFetchingMore, isLost } = useReviews(productId, first)
  return (
    <section aria-labelledby="reviews" className="grid gap-y-8 border-t border-stone pt-block lg:columns-12">
      <div className="lg:col-span-4">
        <h2 id="reviews" className="font-display text-heading">
          {t('reviews')}
        </h2>
        {rating !== null && reviews.length > 0 && (
          <>
            <p className="mt-5 flex items-center gap-4">
              <span className="font-display text-display tabular-nums" aria-hidden="true">
                {rating.toFixed(1)}
              </span>
              <Rating value={rating} label={words('ratingLabel', { rating, count: total })}>
                <span aria-hidden="true">{t('reviewCount', { count: total })}</span>
              </Rating>
            </p>
            <Distribution total={total} ratings={ratings} />
          </>
        )}
        {reviews.length === 0 && <p className="mt-4 text-muted">{errors('noReviews')}</p>}
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        {reviews.length > 0 && (
          <ul>
            {reviews.slice(0, isAll ? undefined : shownAtFirst).map((review) => (
              <ReviewRow
                key={review.id}
                review={review}
                onEnlarge={(at) => setShown({ pictures: review.pictures, at })}
              />
            ))}
          </ul>
        )}
        {!isAll && reviews.length > shownAtFirst && (
          <LinkButton as="button" type="button" onClick={() => setIsAll(true)}>
            {t('allReviews', { count: total })}
          </LinkButton>
        )}
        {isLost && (
          <p role="alert" className="mt-4 text-caption text-brick">
            {t('reviewsLost')}
          </p>
        )}
        {isAll && more && (
          <Button isBusy={isFetchingMore} onClick={more} className="mt-8">
            {t('moreReviews')}
          </Button>
        )}
      </div>
      {shown && <Enlarged {...shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}

function Distribution({ total, ratings }: Pick<ReviewsView, 'total' | 'ratings'>) {
  const t = useTranslations('product')
  return (
    <ul className="mt-5 grid max-w-panel gap-1.5 text-caption text-muted">
      {stars.map((star) => {
        const count = ratings.find(({ rating }) => rating === star)?.count ?? 0
        return (
          <li key={star} className="flex items-center gap-3">
            <span className="w-14 shrink-0">{t('starsOf', { stars: star })}</span>
            <span aria-hidden="true" className="h-1 flex-1 bg-sand">
              <span className="block h-full bg-ink" style={{ width: `${(count / total) * 100}%` }} />
            </span>
            <span className="w-6 text-end tabular-nums">{count}</span>
          </li>
        )
      })}
    </ul>
  )
}
