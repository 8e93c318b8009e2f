import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { type Comment, decideOn, takeBack } from './comment.ts'

/** Shows a comment, or hides it with a reason. */
export function CommentActs({ comment }: { comment: Comment }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isHiding, setHiding] = useState(false)
  if (!may('comments.decide')) return null

  const decide = async (status: 'ACTIVE' | 'HIDDEN', reason: string | null) =>
    run(
      () => decideOn(comment, status, reason),
      t(status === 'ACTIVE' ? 'done.commentShown' : 'done.commentHidden', { text: comment.comment.slice(0, 40) }),
      async () => takeBack(comment),
    )
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {comment.status !== 'ACTIVE' && (
        <Button disabled={isRunning} onClick={() => void decide('ACTIVE', null)} size="small" variant="outlined">
          {t('comments.show')}
        </Button>
      )}
      {comment.status !== 'HIDDEN' && (
        <Button color="secondary" disabled={isRunning} onClick={() => setHiding(true)} size="small">
          {t('comments.hide')}
        </Button>
      )}
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
    </Stack>
  )
}
