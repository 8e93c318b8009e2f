import { Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { commentStatuses, decideStaffComment, listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Pages } from '../../shared/pages.tsx'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { States } from '../../shared/states.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'

type Comment = Answer<typeof listStaffComments>['data'][number]

const usual: { status: Comment['status'] } = { status: 'DRAFT' }

/** Comments below articles: those held back first, and those that stand or are hidden when asked for. */
export function CommentsPage() {
  const t = useTranslate()
  const { rows, total, error, chosen, choose, pages } = useQueue(listStaffComments, usual)
  return (
    <Screen
      error={error}
      heading={t('resources.comments.name')}
      {...(total === 0 ? { lead: t('comments.none') } : chosen.status === 'DRAFT' && { lead: t('comments.lead') })}
    >
      <States
        of={listStaffComments}
        onChoose={(status) => choose({ status })}
        states={commentStatuses}
        value={chosen.status}
        words="commentStatus"
      />
      {rows.map((comment) => (
        <CommentCard comment={comment} key={comment._id} />
      ))}
      <Pages {...pages} />
    </Screen>
  )
}

function CommentCard({ comment }: { comment: Comment }) {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isHiding, setHiding] = useState(false)
  const params = { id: comment._id }

  const decide = async (status: 'ACTIVE' | 'HIDDEN', reason: string | null) =>
    run(() => staffCall(decideStaffComment, { params, body: { status, reason } }), 'kit.notification.updated')

  return (
    <Card>
      <CardContent>
        <Stack spacing={1.5}>
          <Typography component="h3" variant="h6">
            {inLocale(comment.post.title, locale)}
          </Typography>
          {comment.held_for && comment.status === 'DRAFT' && (
            <Chip label={t(`heldFor.${comment.held_for}`)} size="small" sx={{ alignSelf: 'start' }} />
          )}
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment.comment}</Typography>
          <Typography color="text.secondary" variant="body2">
            {[comment.writer, showTime(comment.created_at), comment.reason].filter(Boolean).join(' · ')}
          </Typography>
          {may('comments.decide') && (
            <Stack direction="row" sx={{ gap: 1 }}>
              {comment.status !== 'ACTIVE' && (
                <Button disabled={isRunning} onClick={() => void decide('ACTIVE', null)} variant="contained">
                  {t('comments.show')}
                </Button>
              )}
              {comment.status !== 'HIDDEN' && (
                <Button color="secondary" disabled={isRunning} onClick={() => setHiding(true)} variant="outlined">
                  {t('comments.hide')}
                </Button>
              )}
            </Stack>
          )}
        </Stack>
      </CardContent>
      {isHiding && (
        <ReasonDialog
          isRunning={isRunning}
          label={t('steps.reasonInside')}
          onClose={() => setHiding(false)}
          onReason={async (reason) => decide('HIDDEN', reason)}
          title={t('comments.hide')}
        />
      )}
    </Card>
  )
}
