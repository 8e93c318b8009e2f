import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { useTranslations } from 'use-intl'
import type { OwnOrderView } from '../../shared/booking/own-order.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { ReviewForm } from './review-form.tsx'
import { useReviews, useWriteReview } from './use-reviews.ts'
import { WrittenReview } from './written-review.tsx'

/** The buyer's review of each item of a completed order, or the form to write it. */
export function OrderReviews({ order }: { order: OwnOrderView }) {
  const t = useTranslations('reviews')
  const errors = useTranslations('errors')
  const { data: reviews = [], isPending } = useReviews(order._id)
  const lines = order.lines.filter((line) => !line.is_gift && !line.is_custom)
  const isOpen = order.current_status === 'completed'
  if (lines.length === 0 || (!isOpen && reviews.length === 0)) return null
  return (
    <section aria-labelledby="own-reviews" className="border-t border-stone pt-6 [&>details:last-child]:border-b-0">
      <h2 id="own-reviews" className="mb-2 font-display text-title">
        {t('title')}
      </h2>
      <p className="mb-5 max-w-measure text-small text-muted">
        {!isPending && reviews.length === 0 ? `${errors('noReviews')} · ${t('lead')}` : t('lead')}
      </p>
      {lines.map((line) => (
        <OneItem key={line.product_variant_id} order={order} line={line} />
      ))}
    </section>
  )
}

function OneItem({ order, line }: { order: OwnOrderView; line: OwnOrderView['lines'][number] }) {
  const t = useTranslations('reviews')
  const locale = useLocale()
  const { data: reviews = [] } = useReviews(order._id)
  const writing = useWriteReview(order._id)
  const review = reviews.find((one) => one.product_variant_id === line.product_variant_id)
  const title = inLocale(line.product_title, locale)
  return (
    <Disclosure
      title={<span lang={langOf(line.product_title, locale)}>{title}</span>}
      aside={review ? t(`states.${review.status}`) : t('write')}
      isOpen={review !== undefined && review.status === 'REJECTED'}
    >
      {review && <WrittenReview review={review} sending={writing.isPending ? writing.progress : undefined} />}
      {/* It stays mounted behind the optimistic review, so that the input is kept if the call fails. */}
      <div hidden={review !== undefined}>
        <ReviewForm variantId={line.product_variant_id} title={title} writing={writing} />
      </div>
    </Disclosure>
  )
}
