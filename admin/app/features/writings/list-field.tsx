import AddIcon from '@mui/icons-material/Add'
import { Typography } from '@mui/material'
import type { z } from 'zod'
import { AddButton } from '../../shared/add-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import type { FieldProps } from './field-props.ts'
import { below, useFieldLabel, useFormPlace } from './form-place.tsx'
import { OrderedItems } from './ordered-items.tsx'
import { emptyOf, formOf } from './schema.ts'

/** Sortable entries. */
export function ListField({ name, path, value, onChange, item }: FieldProps & { item: z.ZodType }) {
  const t = useTranslate()
  const { faults, mayWrite, Field } = useFormPlace()
  const label = useFieldLabel()(name, path)
  const entries = (Array.isArray(value) ? value : []) as unknown[]
  const fault = faults.get(path)
  return (
    <OrderedItems
      after={
        mayWrite && (
          <AddButton
            onAdd={() => onChange([...entries, emptyOf(item)])}
            size="small"
            startIcon={<AddIcon />}
            sx={{ alignSelf: 'start' }}
          >
            {t('writings.addTo', { list: label })}
          </AddButton>
        )
      }
      heading={
        <Typography color={fault === undefined ? 'text.primary' : 'error'} component="h3" variant="subtitle2">
          {label}
          {fault !== undefined && ` · ${fault}`}
        </Typography>
      }
      isFlat={['reference', 'line', 'day', 'choice', 'words'].includes(formOf(item).look)}
      items={entries}
      label={label}
      path={path}
      onChange={onChange}
    >
      {(entry, index, set) => <Field name="" onChange={set} path={below(path, index)} schema={item} value={entry} />}
    </OrderedItems>
  )
}
