import { Chip, Stack } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import type { Comment } from './comment.ts'

const colours = { DRAFT: 'warning', ACTIVE: 'success', HIDDEN: 'default' } as const

/** The status, and what made a held comment look like spam. */
export function CommentStatus({ comment: { status, held_for: heldFor } }: { comment: Comment }) {
  const t = useTranslate()
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <Chip color={colours[status]} label={t(`commentStatus.${status}`)} size="small" variant="outlined" />
      {heldFor && status === 'DRAFT' && <Chip label={t(`heldFor.${heldFor}`)} size="small" />}
    </Stack>
  )
}
