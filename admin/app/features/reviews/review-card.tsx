import { inLocale, languageTags } from '@fitout/contract/locales.ts'
import { approveReview, rejectReview } from '@fitout/contract/staff/reviews.ts'
import { Alert, Button, Card, CardContent, Link as TextLink, Rating, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Pictures } from '../../shared/pictures.tsx'
import { QueueHeading } from '../../shared/queue-heading.tsx'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { type Review, takeBack } from './review.ts'
import { ReviewReply } from './review-reply.tsx'

export function ReviewCard({ review, tick }: { review: Review; tick: ReactNode }) {
  const t = useTranslate()
  const may = useMay()
  const locale = useLocale()
  const title = inLocale(review.product_title, locale)
  return (
    <Card>
      <CardContent>
        <Stack spacing={1.5}>
          <QueueHeading
            permission="products.read"
            tick={tick}
            title={title}
            to={`/products/${review.product_id}/show`}
          />
          <Rating aria-label={t('reviews.stars', { stars: review.rating })} readOnly value={review.rating} />
          <Typography lang={languageTags[review.language]} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {review.comment}
          </Typography>
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
          {review.status === 'WAITING' && may('reviews.decide') && <Decision review={review} title={title} />}
          {review.status === 'APPROVED' && <ReviewReply review={review} title={title} />}
        </Stack>
      </CardContent>
    </Card>
  )
}

function Decision({ review, title }: { review: Review; title: string }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [asks, setAsks] = useState<'reason' | 'reply'>()
  const params = { id: review._id }
  const close = () => setAsks(undefined)

  const decide = async (way: 'approve' | 'reject', work: () => Promise<unknown>) =>
    run(work, t(way === 'approve' ? 'done.reviewApproved' : 'done.reviewRejected', { title }), async () =>
      takeBack(review._id),
    )
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        disabled={isRunning}
        onClick={() => void decide('approve', () => staffCall(approveReview, { params }))}
        variant="outlined"
      >
        {t('decide.approve')}
      </Button>
      <Button color="secondary" disabled={isRunning} onClick={() => setAsks('reason')}>
        {t('decide.reject')}
      </Button>
      <Button color="secondary" disabled={isRunning} onClick={() => setAsks('reply')}>
        {t('reviews.approveAndReply')}
      </Button>
      {asks === 'reply' && <ReplyDialog onClose={close} review={review} title={title} />}
      {asks === 'reason' && (
        <ReasonDialog
          action={t('decide.reject')}
          isRunning={isRunning}
          label={t('reviews.reason')}
          onClose={close}
          onReason={async (reason) => decide('reject', () => staffCall(rejectReview, { params, body: { reason } }))}
          title={`${t('decide.reject')} · ${title}`}
        />
      )}
    </Stack>
  )
}
