import { inLocale } from '@fitout/contract/locales.ts'
import { approveReview, rejectReview } from '@fitout/contract/staff/reviews.ts'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { type Review, takeBack } from './review.ts'

type ReviewActsProps = { review: Review }

/** In a row of the list there is room for two buttons. */
type DecisionProps = ReviewActsProps & { isShort?: boolean }

/** What is to do with a review: the decision, or the first reply to an approved one. */
export function ReviewActs({ review }: ReviewActsProps) {
  const may = useMay()
  if (!may('reviews.decide')) return null
  if (review.status === 'WAITING') return <Decision isShort review={review} />
  return review.status === 'APPROVED' && !review.reply ? <ReplyButton review={review} /> : null
}

function ReplyButton({ review }: ReviewActsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <Button onClick={() => setWriting(true)} size="small" variant="outlined">
        {t('reviews.reply')}
      </Button>
      {isWriting && (
        <ReplyDialog onClose={() => setWriting(false)} review={review} title={inLocale(review.product_title, locale)} />
      )}
    </>
  )
}

export function Decision({ review, isShort = false }: DecisionProps) {
  const t = useTranslate()
  const locale = useLocale()
  const title = inLocale(review.product_title, locale)
  const { run, isRunning } = useAction()
  const [asks, setAsks] = useState<'reason' | 'reply'>()
  const params = { id: review._id }
  const close = () => setAsks(undefined)

  const decide = async (way: 'approve' | 'reject', work: () => Promise<unknown>) =>
    run(work, t(way === 'approve' ? 'done.reviewApproved' : 'done.reviewRejected', { title }), async () =>
      takeBack(review._id),
    )
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: isShort ? 'nowrap' : 'wrap' }}>
      <Button
        disabled={isRunning}
        onClick={() => void decide('approve', () => staffCall(approveReview, { params }))}
        size="small"
        variant="outlined"
      >
        {t('decide.approve')}
      </Button>
      <Button color="secondary" disabled={isRunning} onClick={() => setAsks('reason')} size="small">
        {t('decide.reject')}
      </Button>
      {!isShort && (
        <Button color="secondary" disabled={isRunning} onClick={() => setAsks('reply')} size="small">
          {t('reviews.approveAndReply')}
        </Button>
      )}
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
