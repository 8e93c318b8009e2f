import { inLocale } from '@fitout/contract/locales.ts'
import { reviewStatuses } from '@fitout/contract/reviews.ts'
import { approveReview, listStaffReviews, rejectReview } from '@fitout/contract/staff/reviews.ts'
import { Box, Link as TextLink } from '@mui/material'
import { Link } from 'react-router'
import type { Filter } from '../../shared/filter-field.tsx'
import { Glimpse } from '../../shared/glimpse.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { type Review, takeBack } from './review.ts'
import { ReviewActs } from './review-acts.tsx'
import { ReviewStatus } from './review-status.tsx'
import { Stars } from './stars.tsx'

const usual = { q: '', status: 'WAITING', rating: '' }

/** Reviews, undecided ones longest waiting first; on a phone some lines each. */
export function ReviewsPage() {
  const t = useTranslate()
  const locale = useLocale()
  const queue = useQueue(listStaffReviews, usual, { filter: { status: 'ALL' }, keepsPrevious: true })
  const titleOf = (review: Review) => inLocale(review.product_title, locale)
  return (
    <ListScreen
      bulk={useReviewActs()}
      columns={[
        { label: t('reviews.piece'), render: titleOf },
        { label: t('reviews.rating'), render: ({ rating }) => <Stars rating={rating} />, sort: 'rating' },
        { label: t('reviews.words'), render: (review) => <Words review={review} /> },
        { label: t('orders.status'), render: ({ status }) => <ReviewStatus status={status} /> },
        { label: t('reviews.received'), render: ({ created_at: at }) => showTime(at), sort: 'created_at' },
        { label: t('orders.reference'), render: (review) => <OrderLink review={review} />, isExtra: true },
        { label: t('reviews.replied'), render: ({ reply }) => reply && <Glimpse text={reply.text} />, isExtra: true },
        { label: t('reviews.acts'), render: (review) => <ReviewActs review={review} />, isAct: true },
      ]}
      filters={useFilters()}
      heading={t('resources.reviews.name')}
      isBeside
      lead={t('reviews.lead')}
      none={t(queue.chosen.status === 'WAITING' ? 'emptyLists.reviews' : 'reviews.none')}
      // Each status has a word of its own for that there are none.
      queue={{ ...queue, isNarrowed: queue.chosen.q !== '' || queue.chosen.rating !== '' }}
      short={{
        renderTitle: titleOf,
        renderFacts: (review) => (
          <>
            <Stars rating={review.rating} />
            <Words review={review} />
            <Box sx={{ pb: 0.5 }}>{showTime(review.created_at)}</Box>
            <ReviewStatus status={review.status} />
          </>
        ),
      }}
      to={({ _id: id }) => `/reviews/${id}`}
      views={reviewStatuses.map((status) => ({ label: t(`reviewStatus.${status}`), choices: { status } }))}
    />
  )
}

function useFilters(): Filter[] {
  const t = useTranslate()
  return [
    { kind: 'text', name: 'q', label: t('reviews.search'), isAlways: true },
    {
      kind: 'choice',
      name: 'status',
      label: t('orders.status'),
      isAlways: true,
      choices: reviewStatuses.map((status) => [status, t(`reviewStatus.${status}`)]),
    },
    {
      kind: 'choice',
      name: 'rating',
      label: t('reviews.rating'),
      choices: [5, 4, 3, 2, 1].map((stars) => [`${stars}`, t('reviews.stars', { stars })]),
    },
  ]
}

/** The words, and how many pictures and what reason there are beside them. */
function Words({ review: { comment, image_ids: images, reason } }: { review: Review }) {
  const t = useTranslate()
  const beside = [
    images.length > 0 && t('reviews.pictures', { count: images.length }),
    reason && t('reviews.rejectedFor', { reason }),
  ]
  return (
    <>
      <Box sx={{ color: 'text.primary' }}>
        <Glimpse text={comment} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{beside.filter(Boolean).join(' · ')}</Box>
    </>
  )
}

function OrderLink({ review: { order } }: { review: Review }) {
  if (!order) return null
  return (
    <TextLink component={Link} to={`/orders/${order._id}/show`}>
      {order.reference}
    </TextLink>
  )
}

function useReviewActs(): Bulk<Review> {
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
