import { Chip, Link as TextLink, MenuItem, Stack, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { listStaffCategories } from '@fitout/contract/staff/categories.ts'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useWholeList } from '../../shared/use-read.ts'
import { useCategories } from './use-categories.ts'

type Props = { chosen: string[]; isDisabled: boolean; isRequired?: boolean; onChoose: (ids: string[]) => void }

/** The categories of a product; there can be several. */
export function CategoryChoice({ chosen, isDisabled, isRequired = false, onChoose }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const categories = useCategories()
  const isNone = useWholeList(listStaffCategories).data?.length === 0
  const nameOf = (id: string) => inLocale(categories.find(({ _id }) => _id === id)?.title, locale)
  return (
    <TextField
      disabled={isDisabled}
      helperText={
        isNone &&
        !isDisabled && (
          <TextLink component={Link} to="/categories">
            {t('categories.add')}
          </TextLink>
        )
      }
      label={t('products.categories')}
      onChange={({ target }) => onChoose(target.value as unknown as string[])}
      required={isRequired}
      select
      slotProps={{
        select: {
          multiple: true,
          renderValue: (ids) => (
            <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
              {(ids as string[]).map((id) => (
                <Chip key={id} label={nameOf(id)} size="small" />
              ))}
            </Stack>
          ),
        },
      }}
      sx={{ minWidth: 240, flex: 1 }}
      value={categories.length > 0 ? chosen : []}
    >
      {categories.map(({ _id, title, depth }) => (
        <MenuItem key={_id} sx={{ pl: 2 + depth * 2 }} value={_id}>
          {inLocale(title, locale)}
        </MenuItem>
      ))}
    </TextField>
  )
}
