import { Alert, Button, Card, CardContent, Link as TextLink, Rating, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { reviewStatuses } from '@fitout/contract/reviews.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { approveReview, listStaffReviews, rejectReview, undecideReview } from '@fitout/contract/staff/reviews.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Pictures } from '../../shared/pictures.tsx'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { QueueScreen } from '../../shared/queue-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { States } from '../../shared/states.tsx'
import { useAction } from '../../shared/use-action.ts'
import type { Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'

type Review = Answer<typeof listStaffReviews>['data'][number]

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

const takeBack = async (id: string) => staffCall(undecideReview, { params: { id } })

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
            reason: t('steps.reasonForCustomer'),
            run: async ({ _id: id }, reason) => staffCall(rejectReview, { params: { id }, body: { reason } }),
            undo,
          },
        ]
      : [],
  }
}

function ReviewCard({ review, tick }: { review: Review; tick: ReactNode }) {
  const t = useTranslate()
  const may = useMay()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const [isRefusing, setRefusing] = useState(false)
  const params = { id: review._id }
  const title = inLocale(review.product_title, locale)

  const decide = async (way: 'approve' | 'reject', work: () => Promise<unknown>) =>
    run(work, t(way === 'approve' ? 'done.reviewApproved' : 'done.reviewRejected', { title }), async () =>
      takeBack(review._id),
    )
  const refuse = async (reason: string) => decide('reject', () => staffCall(rejectReview, { params, body: { reason } }))

  return (
    <Card>
      <CardContent>
        <Stack spacing={1.5}>
          <Typography component="h3" variant="h6">
            {tick}
            {may('products.read') ? (
              <TextLink component={Link} to={`/products/${review.product_id}/show`}>
                {title}
              </TextLink>
            ) : (
              title
            )}
          </Typography>
          <Rating aria-label={t('reviews.stars', { stars: review.rating })} readOnly value={review.rating} />
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{review.comment}</Typography>
          <Pictures addresses={review.image_ids.map((id) => `/api/admin/reviews/${review._id}/images/${id}`)} />
          <Typography color="text.secondary" variant="body2">
            {showTime(review.created_at)}
            {review.order && (
              <>
                {' · '}
                <TextLink component={Link} to={`/orders/${review.order._id}/show`}>
                  {review.order.reference}
                </TextLink>
              </>
            )}
          </Typography>
          {review.reason && <Alert severity="info">{t('reviews.rejectedFor', { reason: review.reason })}</Alert>}
          {review.status === 'WAITING' && may('reviews.decide') && (
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button
                disabled={isRunning}
                onClick={() => void decide('approve', () => staffCall(approveReview, { params }))}
                variant="outlined"
              >
                {t('decide.approve')}
              </Button>
              <Button color="secondary" disabled={isRunning} onClick={() => setRefusing(true)}>
                {t('decide.reject')}
              </Button>
            </Stack>
          )}
        </Stack>
      </CardContent>
      {isRefusing && (
        <ReasonDialog
          action={t('decide.reject')}
          isRunning={isRunning}
          label={t('steps.reasonForCustomer')}
          onClose={() => setRefusing(false)}
          onReason={refuse}
          title={`${t('decide.reject')} · ${title}`}
        />
      )}
    </Card>
  )
}
