import { inLocale, languageTags } from '@fitout/contract/locales.ts'
import { findStaffReview } from '@fitout/contract/staff/reviews.ts'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { Link, useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Pictures } from '../../shared/pictures.tsx'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { TrailLink } from '../../shared/trail-link.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { Decision } from './review-acts.tsx'
import { ReviewReply } from './review-reply.tsx'
import { ReviewStatus } from './review-status.tsx'
import { Stars } from './stars.tsx'

/** One review: its words and pictures, the decision, and the public reply. */
export function ReviewPage() {
  const t = useTranslate()
  const may = useMay()
  const locale = useLocale()
  const { id = '' } = useParams()
  const { data: review, error } = useOne(findStaffReview, { params: { id } })
  if (!review) return <Screen error={error} />
  const { order, status } = review
  const title = inLocale(review.product_title, locale)
  return (
    <Screen
      beside={
        <>
          <ReviewStatus status={status} />
          <Presence id={id} subject="review" />
          {may('products.read') && (
            <Button component={Link} to={`/products/${review.product_id}/show`} variant="outlined">
              {t('reviews.openPiece')}
            </Button>
          )}
          {order && may('orders.read') && (
            <Button component={Link} to={`/orders/${order._id}/show`} variant="outlined">
              {order.reference}
            </Button>
          )}
        </>
      }
      heading={title}
    >
      <Part heading={t('reviews.words')}>
        <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
          <Stars rating={review.rating} />
          <Typography lang={languageTags[review.language]} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {review.comment}
          </Typography>
          <Pictures addresses={review.image_ids.map((image) => `/api/admin/reviews/${id}/images/${image}`)} />
          <Typography color="text.secondary" variant="body2">
            {showTime(review.created_at)}
          </Typography>
          {review.reason && <Alert severity="info">{t('reviews.rejectedFor', { reason: review.reason })}</Alert>}
          {status === 'WAITING' && may('reviews.decide') && <Decision review={review} />}
          {status === 'APPROVED' && <ReviewReply review={review} title={title} />}
          <TrailLink id={id} subject="review" />
        </Stack>
      </Part>
    </Screen>
  )
}
