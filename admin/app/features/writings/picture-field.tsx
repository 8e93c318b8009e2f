import { Stack, Typography } from '@mui/material'
import type { Words } from '@fitout/contract/locales.ts'
import type { picture } from '@fitout/contract/wire.ts'
import type { z } from 'zod'
import { PictureChoice } from '../../shared/picture-choice.tsx'
import { below, useFieldLabel, useFormPlace } from './form-place.tsx'
import { isNullable, isOptional } from './schema.ts'
import type { FieldProps } from './field-props.ts'
import { WordsField } from './words-field.tsx'

type Picture = z.output<typeof picture>

/** A picture of the shop with its alternative text. */
export function PictureField(props: FieldProps) {
  const { schema, name, path, value, onChange } = props
  const { faults, mayWrite } = useFormPlace()
  const label = useFieldLabel()(path === 'picture' ? 'cover' : name)
  const shown = value as Picture | null | undefined
  const fault = faults.get(path)
  const isWhole = name === 'logo' || name === 'icon'
  const nothing = isNullable(schema) ? null : undefined
  return (
    <Stack spacing={1}>
      <Typography color={fault === undefined ? 'text.secondary' : 'error'} component="span" variant="caption">
        {label}
        {fault !== undefined && ` · ${fault}`}
      </Typography>
      <PictureChoice
        isDisabled={!mayWrite}
        isWhole={isWhole}
        onChoose={({ _id, ...chosen }, alt) => onChange({ ...chosen, alt: alt ?? shown?.alt ?? {} })}
        onRemove={isNullable(schema) || isOptional(schema) ? () => onChange(nothing) : undefined}
        onFocus={shown && !isWhole ? (focus) => onChange({ ...shown, focus }) : undefined}
        picture={shown}
      />
      {shown && (
        <WordsField
          {...props}
          lines="several"
          name="alt"
          onChange={(alt) => onChange({ ...shown, alt: alt as Words })}
          path={below(path, 'alt')}
          value={shown.alt}
        />
      )}
    </Stack>
  )
}
