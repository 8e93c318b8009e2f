import { languageNames, languageTags } from '@fitout/contract/locales.ts'
import { removeReviewReply } from '@fitout/contract/staff/reviews.ts'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import type { Review } from './review.ts'

/** The public reply to an approved review, and what can be done with it. */
export function ReviewReply({ review, title }: { review: Review; title: string }) {
  const t = useTranslate()
  const may = useMay()
  const [isWriting, setWriting] = useState(false)
  const { reply } = review
  return (
    <>
      {reply && (
        <Box sx={{ borderLeft: 2, borderColor: 'divider', pl: 2 }}>
          <Typography color="text.secondary" sx={{ mb: 0.5 }} variant="body2">
            {[t('reviews.replied'), showTime(reply.replied_at), languageNames[reply.language]].join(' · ')}
          </Typography>
          <Typography lang={languageTags[reply.language]} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {reply.text}
          </Typography>
        </Box>
      )}
      {may('reviews.decide') && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button onClick={() => setWriting(true)} variant="outlined">
            {t(reply ? 'reviews.changeReply' : 'reviews.reply')}
          </Button>
          {reply && <RemoveButton review={review} title={title} />}
        </Stack>
      )}
      {isWriting && <ReplyDialog onClose={() => setWriting(false)} review={review} title={title} />}
    </>
  )
}

function RemoveButton({ review, title }: { review: Review; title: string }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { _id: id, reply_version: version } = review
  const remove = async () => {
    await run(
      () => staffCall(removeReviewReply, { params: { id }, body: { version } }),
      t('done.reviewReplyRemoved', { title }),
    )
    setAsking(false)
  }
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('reviews.removeReply')}
      </Button>
      <Confirm
        confirm={t('reviews.removeReply')}
        content={t('reviews.removeReplyLead')}
        isOpen={isAsking}
        loading={isRunning}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title={t('reviews.removeReplyTitle', { title })}
      />
    </>
  )
}
