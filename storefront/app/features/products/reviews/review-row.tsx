import { languageTags } from '@fitout/contract/locales.ts'
import { Avatar } from '@fitout/ui/avatar.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import { Rating } from '@fitout/ui/rating.tsx'
import { useTranslations } from 'use-intl'
import { showDate } from '../../../shared/i18n/shop-dates.ts'
import { useShop } from '../../../shared/page/shop.tsx'
import type { ReviewView } from './review-view.ts'

export function ReviewRow({ review, onEnlarge }: { review: ReviewView; onEnlarge: (at: number) => void }) {
  const t = useTranslations('product')
  return (
    <li className="border-b border-stone pb-7 not-first:pt-7">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-muted">
        <span lang={languageTags[review.language]}>
          <Avatar name={review.name || '·'} picture={review.face} size="small" isDecorative />
        </span>
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
      {review.reply && <Reply {...review.reply} />}
    </li>
  )
}

function Reply({ text, language, date }: NonNullable<ReviewView['reply']>) {
  const t = useTranslations('product')
  const studio = useShop().navbar.logo.title
  return (
    <div className="mt-5 border-s border-stone ps-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-muted">
        <span className="font-medium text-ink">{t('replyOf', { studio })}</span>
        <time dateTime={date}>{showDate(date)}</time>
      </p>
      <p lang={languageTags[language]} className="mt-2 max-w-measure text-small whitespace-pre-line">
        {text}
      </p>
    </div>
  )
}
