import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from './i18n.ts'
import type { Column, Sorting } from './rows.tsx'

type SortChoiceProps<Row> = { columns: readonly Column<Row>[]; sorting: Sorting }

/** The sort options of table headers, where there is no table. */
export function SortChoice<Row>({ columns, sorting: { by, order, onSort } }: SortChoiceProps<Row>) {
  const t = useTranslate()
  const directions = [
    ['asc', t('kit.sort.ASC')],
    ['desc', t('kit.sort.DESC')],
  ] as const
  return (
    <TextField
      fullWidth
      label={t('kit.action.sort')}
      onChange={({ target }) => {
        const [name = '', direction] = target.value.split(' ')
        onSort(name, direction === 'desc' ? 'desc' : 'asc')
      }}
      select
      size="small"
      slotProps={{ select: { displayEmpty: true } }}
      value={by ? `${by} ${order}` : ''}
    >
      <MenuItem value="">{t('kit.sort.own')}</MenuItem>
      {columns.flatMap(({ label, sort }) =>
        directions.map(([direction, words]) =>
          sort ? (
            <MenuItem key={sort + direction} value={`${sort} ${direction}`}>
              {t('kit.sort.sort_by', { field: label, order: words })}
            </MenuItem>
          ) : null,
        ),
      )}
    </TextField>
  )
}
