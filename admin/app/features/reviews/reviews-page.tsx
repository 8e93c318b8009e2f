import { reviewStatuses } from '@fitout/contract/reviews.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { approveReview, listStaffReviews, rejectReview } from '@fitout/contract/staff/reviews.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { QueueScreen } from '../../shared/queue-screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { States } from '../../shared/states.tsx'
import type { Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { type Review, takeBack } from './review.ts'
import { ReviewCard } from './review-card.tsx'

const usual: { status: Review['status'] } = { status: 'WAITING' }

/** Undecided reviews, longest waiting first; and the outcome of the others. */
export function ReviewsPage() {
  const t = useTranslate()
  const queue = useQueue(listStaffReviews, usual)
  const { chosen, choose } = queue
  const none = chosen.status === 'WAITING' ? 'emptyLists.reviews' : 'reviews.none'
  return (
    <QueueScreen
      bulk={useActs()}
      heading={t('resources.reviews.name')}
      lead={t('reviews.lead')}
      none={t(none)}
      queue={queue}
      states={
        <States
          of={listStaffReviews}
          onChoose={(status) => choose({ status })}
          states={reviewStatuses}
          value={chosen.status}
          words="reviewStatus"
        />
      }
    >
      {(review, tick) => <ReviewCard review={review} tick={tick} />}
    </QueueScreen>
  )
}

function useActs(): Bulk<Review> {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const isFor = ({ status }: Review) => status === 'WAITING'
  const undo = async ({ _id: id }: Review) => takeBack(id)
  return {
    nameOf: ({ product_title: title, comment }) => `${inLocale(title, locale)} · ${comment.slice(0, 60)}`,
    acts: may('reviews.decide')
      ? [
          {
            label: t('decide.approve'),
            isFor,
            run: async ({ _id: id }) => staffCall(approveReview, { params: { id } }),
            undo,
          },
          {
            label: t('decide.reject'),
            isFor,
            reason: t('reviews.reason'),
            run: async ({ _id: id }, reason) => staffCall(rejectReview, { params: { id }, body: { reason } }),
            undo,
          },
        ]
      : [],
  }
}
