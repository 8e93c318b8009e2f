import AddIcon from '@mui/icons-material/Add'
import { Stack, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import { AddPicture, type StaffPicture } from '../../shared/add-picture.tsx'
import { AddButton } from '../../shared/add-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import type { FieldProps } from './field-props.ts'
import { below, useFieldLabel, useFormPlace } from './form-place.tsx'
import { OrderedItems } from './ordered-items.tsx'
import { emptyOf, formOf, isPictureWithWords } from './schema.ts'

/** Sortable entries. */
export function ListField({ name, path, value, onChange, item }: FieldProps & { item: z.ZodType }) {
  const t = useTranslate()
  const { faults, mayWrite, Field } = useFormPlace()
  const label = useFieldLabel()(name, path)
  const entries = (Array.isArray(value) ? value : []) as unknown[]
  const fault = faults.get(path)
  const { look } = formOf(item)
  // Several files are uploaded one after the other; what is typed meanwhile is kept.
  const latest = useRef({ entries, onChange })
  useEffect(() => {
    latest.current = { entries, onChange }
  })
  const addPicture = ({ _id, ...picture }: StaffPicture) => {
    const entry = { ...(emptyOf(item) as object), picture: { ...picture, alt: {} } }
    latest.current.onChange([...latest.current.entries, entry])
  }
  return (
    <OrderedItems
      after={
        mayWrite && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <AddButton
              onAdd={() => onChange([...entries, emptyOf(item)])}
              size="small"
              startIcon={<AddIcon />}
              sx={{ alignSelf: 'start' }}
            >
              {t('writings.addTo', { list: label })}
            </AddButton>
            {isPictureWithWords(item) && <AddPicture onAdded={addPicture} size="small" variant="text" />}
          </Stack>
        )
      }
      heading={
        <Typography color={fault === undefined ? 'text.primary' : 'error'} component="h3" variant="subtitle2">
          {label}
          {fault !== undefined && ` · ${fault}`}
        </Typography>
      }
      isFlat={['reference', 'line', 'choice', 'words'].includes(look)}
      items={entries}
      label={label}
      path={path}
      onChange={onChange}
      {...(look === 'reference' && { titleOf: (_id: unknown, index: number) => `${label} ${index + 1}` })}
    >
      {(entry, index, set) => <Field name="" onChange={set} path={below(path, index)} schema={item} value={entry} />}
    </OrderedItems>
  )
}
