import { Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { commentStatuses, decideStaffComment, listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import { type ReactNode, useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { QueueHeading } from '../../shared/queue-heading.tsx'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { QueueScreen } from '../../shared/queue-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { States } from '../../shared/states.tsx'
import { useAction } from '../../shared/use-action.ts'
import type { Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'

type Comment = Answer<typeof listStaffComments>['data'][number]

const usual: { status: Comment['status'] } = { status: 'DRAFT' }

/** Comments below articles: held ones first, and published or hidden ones on request. */
export function CommentsPage() {
  const t = useTranslate()
  const queue = useQueue(listStaffComments, usual)
  const { chosen, choose } = queue
  return (
    <QueueScreen
      bulk={useActs()}
      heading={t('resources.comments.name')}
      none={t(chosen.status === 'DRAFT' ? 'emptyLists.comments' : 'comments.none')}
      queue={queue}
      states={
        <States
          of={listStaffComments}
          onChoose={(status) => choose({ status })}
          states={commentStatuses}
          value={chosen.status}
          words="commentStatus"
        />
      }
      {...(chosen.status === 'DRAFT' && { lead: t('comments.lead') })}
    >
      {(comment, tick) => <CommentCard comment={comment} tick={tick} />}
    </QueueScreen>
  )
}

async function decideOn({ _id: id }: Comment, status: Comment['status'], reason: string | null) {
  return staffCall(decideStaffComment, { params: { id }, body: { status, reason } })
}

/** Published, hidden or held, as before. */
const takeBack = async (comment: Comment) => decideOn(comment, comment.status, comment.reason)

function useActs(): Bulk<Comment> {
  const t = useTranslate()
  const may = useMay()
  return {
    nameOf: ({ writer, comment }) => [writer, comment.slice(0, 60)].filter(Boolean).join(' · '),
    acts: may('comments.decide')
      ? [
          {
            label: t('comments.show'),
            isFor: ({ status }) => status !== 'ACTIVE',
            run: async (comment) => decideOn(comment, 'ACTIVE', null),
            undo: takeBack,
          },
          {
            label: t('comments.hide'),
            isFor: ({ status }) => status !== 'HIDDEN',
            reason: t('steps.reasonInside'),
            run: async (comment, reason) => decideOn(comment, 'HIDDEN', reason),
            undo: takeBack,
          },
        ]
      : [],
  }
}

function CommentCard({ comment, tick }: { comment: Comment; tick: ReactNode }) {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isHiding, setHiding] = useState(false)

  const decide = async (status: 'ACTIVE' | 'HIDDEN', reason: string | null) =>
    run(
      () => decideOn(comment, status, reason),
      t(status === 'ACTIVE' ? 'done.commentShown' : 'done.commentHidden', { text: comment.comment.slice(0, 40) }),
      async () => takeBack(comment),
    )

  return (
    <Card>
      <CardContent>
        <Stack spacing={1.5}>
          <QueueHeading
            permission="words.read"
            tick={tick}
            title={inLocale(comment.post.title, locale)}
            to={`/words/post/${comment.post._id}`}
          />
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
                <Button disabled={isRunning} onClick={() => void decide('ACTIVE', null)} variant="outlined">
                  {t('comments.show')}
                </Button>
              )}
              {comment.status !== 'HIDDEN' && (
                <Button color="secondary" disabled={isRunning} onClick={() => setHiding(true)}>
                  {t('comments.hide')}
                </Button>
              )}
            </Stack>
          )}
        </Stack>
      </CardContent>
      {isHiding && (
        <ReasonDialog
          action={t('comments.hide')}
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
