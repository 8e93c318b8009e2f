import { Button, Chip, Link as TextLink, Stack, Typography } from '@mui/material'
import { moveCategory } from '@fitout/contract/staff/categories.ts'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { MoveButtons } from '../../shared/move-buttons.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { PlacedCategory } from './use-categories.ts'

type Props = { category: PlacedCategory; name: string; mayWrite: boolean }

export function CategoryRow({ category, name, mayWrite }: Props) {
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
        {name}
        <Typography color="text.secondary" component="span" sx={{ display: 'block' }} variant="caption">
          {category.product_count > 0 && (
            <TextLink color="inherit" component={Link} to={`/products?category_id=${id}`}>
              {t('categories.count', { count: category.product_count })}
            </TextLink>
          )}
        </Typography>
      </Typography>
      {category.status === 'INACTIVE' && <Chip label={t('categories.hidden')} size="small" variant="outlined" />}
      {mayWrite && (
        <>
          <MoveButtons
            isFirst={category.isFirst}
            isLast={category.isLast}
            isRunning={isRunning}
            name={name}
            onMove={move}
          />
          <Button
            aria-label={t('categories.editNamed', { name })}
            component={Link}
            size="small"
            to={`/categories/${id}`}
          >
            {t('categories.edit')}
          </Button>
        </>
      )}
    </Stack>
  )
}
