import { Button, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import {
  type listStaffPostCategories,
  movePostCategory,
  removePostCategory,
} from '@fitout/contract/staff/post-categories.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { MoveButtons } from '../../shared/move-buttons.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'

export type PostCategory = Answer<typeof listStaffPostCategories>['data'][number]
type Props = {
  category: PostCategory
  name: string
  position: number
  isLast: boolean
  mayWrite: boolean
  onEdit: () => void
}

export function PostCategoryRow({ category, name, position, isLast, mayWrite, onEdit }: Props) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const params = { id: category._id }
  const move = (by: -1 | 1) =>
    void run(() => staffCall(movePostCategory, { params, body: { position: position + by } }), 'done.postCategoryMoved')
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, py: 0.5, px: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ flex: 1, minWidth: '8rem' }}>
        {name}{' '}
        <Typography color="text.secondary" component="span" variant="body2">
          {t('writings.categories.count', { count: category.post_count })}
        </Typography>
      </Typography>
      {mayWrite && (
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <MoveButtons isFirst={position === 0} isLast={isLast} isRunning={isRunning} name={name} onMove={move} />
          <Button aria-label={t('writings.categories.renameNamed', { name })} onClick={onEdit} size="small">
            {t('writings.categories.rename')}
          </Button>
          <Button
            aria-label={t('writings.categories.removeNamed', { name })}
            color="secondary"
            disabled={isRunning || category.post_count > 0}
            onClick={() =>
              void run(() => staffCall(removePostCategory, { params }), t('done.postCategoryRemoved', { title: name }))
            }
            size="small"
          >
            {t('writings.categories.remove')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
