import { Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { BlocksField } from './blocks-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DaysField } from './days-field.tsx'
import type { FieldProps } from './field-props.ts'
import { FilmField } from './film-field.tsx'
import { useFieldLabel, useFormPlace } from './form-place.tsx'
import { GroupField } from './group-field.tsx'
import { HotspotField } from './hotspot-field.tsx'
import { HoursNotes } from './hours-notes.tsx'
import { LinkTargetField } from './link-target-field.tsx'
import { ListField } from './list-field.tsx'
import { ModelField } from './model-field.tsx'
import { PictureField } from './picture-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { formOf, isNullable } from './schema.ts'
import { WeekdaysField } from './weekdays-field.tsx'
import { WordsField } from './words-field.tsx'

/** The field for one part of the content, addressable by its path. */
export function SchemaField(props: FieldProps): ReactNode {
  const { look } = formOf(props.schema)
  const t = useTranslate()
  const changed = useFormPlace().guarded.find(({ path }) => path === props.path)
  if (look === 'fixed' || look === 'blocks') return null
  return (
    <Box data-path={props.path} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FieldOfSchema {...props} />
      {props.path === 'opening_hours.title' && <HoursNotes />}
      {changed && (
        <Typography color="warning.main" sx={{ mt: 0.5 }} variant="caption">
          {t('writings.changedBy', { who: changed.changed_by ?? '–', at: showTime(changed.changed_at) })}
        </Typography>
      )}
    </Box>
  )
}

const wholeIf = (value: number, parts: number) => (parts > 1 ? Math.round(value) : value)

/** Inputs with a browser-specific display. */
const typeOf: Record<string, string> = { day: 'date', time: 'time', colour: 'color' }

/** Generated from the schema. */
function FieldOfSchema(props: FieldProps): ReactNode {
  const { schema, name, path, value, onChange } = props
  const { faults, mayWrite } = useFormPlace()
  const label = useFieldLabel()(name)
  const form = formOf(schema)
  const fault = faults.get(path)
  const shared = { label, disabled: !mayWrite, error: fault !== undefined, helperText: fault, fullWidth: true }
  switch (form.look) {
    case 'words':
      return <WordsField {...props} lines={form.lines} />
    case 'picture':
      return <PictureField {...props} />
    case 'film':
      return <FilmField {...props} />
    case 'model':
      return <ModelField {...props} />
    case 'hotspot':
      return <HotspotField {...props} fields={form.fields} />
    case 'group':
      return <GroupField {...props} fields={form.fields} />
    case 'entries': {
      const entries = Object.keys((value ?? {}) as object).map((key) => [key, form.item])
      return <GroupField {...props} fields={Object.fromEntries(entries)} folded />
    }
    case 'list': {
      const { look } = formOf(form.item)
      if (look === 'day') return <DaysField {...props} />
      return look === 'blocks' ? <BlocksField {...props} item={form.item} /> : <ListField {...props} item={form.item} />
    }
    case 'choice':
      return <ChoiceField {...props} options={form.options} />
    case 'link-target':
      return <LinkTargetField {...props} />
    case 'reference':
      return <ReferenceField {...props} to={form.to} />
    case 'weekdays':
      return <WeekdaysField {...props} />
    case 'switch':
      return (
        <FormControlLabel
          control={<Switch checked={value === true} onChange={(_, isOn) => onChange(isOn)} />}
          disabled={!mayWrite}
          label={label}
        />
      )
    case 'number':
    case 'percent': {
      // Stored in hundredths, so that it stays an integer.
      const parts = form.look === 'percent' ? 100 : 1
      return (
        <TextField
          {...shared}
          onChange={({ target }) => onChange(target.value === '' ? null : wholeIf(Number(target.value) * parts, parts))}
          slotProps={{ htmlInput: { step: 'any' } }}
          type="number"
          value={typeof value === 'number' ? value / parts : ''}
        />
      )
    }
    case 'fixed':
    case 'blocks':
      return null
    default:
      return (
        <TextField
          {...shared}
          onChange={({ target }) => onChange(target.value === '' && isNullable(schema) ? null : target.value)}
          slotProps={{ inputLabel: typeOf[form.look] ? { shrink: true } : {} }}
          type={typeOf[form.look] ?? 'text'}
          value={typeof value === 'string' ? value : ''}
        />
      )
  }
}
