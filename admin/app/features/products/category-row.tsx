import DownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import { Button, Chip, IconButton, Stack, Typography } from '@mui/material'
import { moveCategory } from '@fitout/contract/staff-categories.ts'
import { useTranslate } from 'react-admin'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { PlacedCategory } from './use-categories.ts'

type Props = { category: PlacedCategory; name: string; mayWrite: boolean; onEdit: () => void }

export function CategoryRow({ category, name, mayWrite, onEdit }: Props) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const { _id: id, parent_id, position, depth } = category

  function move(by: -1 | 1) {
    void run(() => staffCall(moveCategory, { params: { id }, body: { parent_id, position: position + by } }))
  }

  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 1, py: 0.5, pr: 1, pl: 2 + depth * 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ flex: 1 }}>
        {name}{' '}
        <Typography color="text.secondary" component="span" variant="body2">
          {category.product_count}
        </Typography>
      </Typography>
      {category.status === 'INACTIVE' && <Chip label={t('categories.hidden')} size="small" variant="outlined" />}
      {mayWrite && (
        <>
          <IconButton
            aria-label={t('categories.up', { name })}
            disabled={isRunning || category.isFirst}
            onClick={() => move(-1)}
          >
            <UpIcon />
          </IconButton>
          <IconButton
            aria-label={t('categories.down', { name })}
            disabled={isRunning || category.isLast}
            onClick={() => move(1)}
          >
            <DownIcon />
          </IconButton>
          <Button aria-label={t('categories.editNamed', { name })} onClick={onEdit} size="small">
            {t('categories.edit')}
          </Button>
        </>
      )}
    </Stack>
  )
}
