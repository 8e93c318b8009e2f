import { languageTags } from '@fitout/contract/locales.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Picture, type PictureView } from '@fitout/ui/picture.tsx'
import { Rating } from '@fitout/ui/rating.tsx'
import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import { showDate } from '../../../shared/i18n/shop-dates.ts'
import type { ReviewView } from './review-view.ts'

export type ShownPictures = { pictures: PictureView[]; at: number }

type Props = {
  rating: number | null
  reviews: ReviewView[]
  /** Shows the pictures of a review over the page. */
  Enlarged: ComponentType<ShownPictures & { onClose: () => void }>
}

const shownAtFirst = 6
const stars = [5, 4, 3, 2, 1]

/** What buyers say: how they rate it together, then each of them. */
export function Reviews({ rating, reviews, Enlarged }: Props) {
  const t = useTranslations('product')
  const words = useTranslations('catalogue')
  const errors = useTranslations('errors')
  const [shown, setShown] = useState<ShownPictures>()
  const [isAll, setIsAll] = useState(false)
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
              <Rating value={rating} label={words('ratingSpoken', { rating, count: reviews.length })}>
                <span aria-hidden="true">{t('reviewCount', { count: reviews.length })}</span>
              </Rating>
            </p>
            <Distribution reviews={reviews} />
          </>
        )}
        {reviews.length === 0 && <p className="mt-4 text-muted">{errors('noReviews')}</p>}
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        {reviews.length > 0 && (
          <ul>
            {reviews.slice(0, isAll ? undefined : shownAtFirst).map((review) => (
              <Review key={review.id} review={review} onEnlarge={(at) => setShown({ pictures: review.pictures, at })} />
            ))}
          </ul>
        )}
        {!isAll && reviews.length > shownAtFirst && (
          <LinkButton as="button" type="button" onClick={() => setIsAll(true)}>
            {t('allReviews', { count: reviews.length })}
          </LinkButton>
        )}
      </div>
      {shown && <Enlarged {...shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}

function Distribution({ reviews }: { reviews: ReviewView[] }) {
  const t = useTranslations('product')
  return (
    <ul className="mt-5 grid max-w-panel gap-1.5 text-caption text-muted">
      {stars.map((star) => {
        const count = reviews.filter(({ rating }) => rating === star).length
        return (
          <li key={star} className="flex items-center gap-3">
            <span className="w-14 shrink-0">{t('starsOf', { stars: star })}</span>
            <span aria-hidden="true" className="h-1 flex-1 bg-sand">
              <span className="block h-full bg-ink" style={{ width: `${(count / reviews.length) * 100}%` }} />
            </span>
            <span className="w-6 text-end tabular-nums">{count}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Review({ review, onEnlarge }: { review: ReviewView; onEnlarge: (at: number) => void }) {
  const t = useTranslations('product')
  return (
    <li className="border-b border-stone pb-7 not-first:pt-7">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-muted">
        <Rating value={review.rating} label={t('starsOf', { stars: review.rating })} />
        {review.name ? (
          <span lang={languageTags[review.language]} className="font-medium text-ink">
            {review.name}
          </span>
        ) : (
          <span className="font-medium text-ink">{t('aBuyer')}</span>
        )}
        {review.isVerified && <span className="text-moss">{t('verified')}</span>}
        <time dateTime={review.date}>{showDate(review.date)}</time>
      </p>
      <p lang={languageTags[review.language]} className="mt-3 max-w-measure whitespace-pre-line">
        {review.comment}
      </p>
      {review.pictures.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {review.pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                onClick={() => onEnlarge(index)}
                aria-label={t('reviewPicture', { at: index + 1, of: review.pictures.length })}
                className="block size-20"
              >
                <Picture picture={picture} sizes="80px" fitting={[80, 240]} ratio="square" isDecorative />
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
