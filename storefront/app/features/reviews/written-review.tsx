import { languageTags } from '@fitout/contract/locales.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { Rating } from '@fitout/ui/rating.tsx'
import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { OwnImages } from '../../shared/uploads/own-images.tsx'
import { Sending } from '../../shared/uploads/sending.tsx'
import type { OrderReview } from './use-reviews.ts'

const tones = { WAITING: 'warning', APPROVED: 'success', REJECTED: 'error' } as const

/** `sending` is the uploaded fraction while it is being sent. */
export function WrittenReview({ review, sending }: { review: OrderReview; sending: number | undefined }) {
  const t = useTranslations('reviews')
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-muted">
        <Rating value={review.rating} label={t('starsOf', { count: review.rating })} />
        <Badge tone={tones[review.status]}>{t(`states.${review.status}`)}</Badge>
        <time dateTime={review.created_at}>{showInstant(review.created_at)}</time>
      </p>
      {review.comment && (
        <p lang={languageTags[review.language]} className="max-w-measure text-small whitespace-pre-line">
          {review.comment}
        </p>
      )}
      {sending === undefined ? <OwnImages urls={review.images} /> : <Sending part={sending} />}
      {review.reason && <p className="text-small">{t('reason', { reason: review.reason })}</p>}
      {review.reply && (
        <div className="border-s border-stone ps-4 text-small">
          <p className="text-caption text-muted">
            {t('reply')} · <time dateTime={review.reply.replied_at}>{showInstant(review.reply.replied_at)}</time>
          </p>
          <p lang={languageTags[review.reply.language]} className="mt-1 max-w-measure whitespace-pre-line">
            {review.reply.text}
          </p>
        </div>
      )}
    </div>
  )
}
