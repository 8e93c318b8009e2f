import { Box, Button, Stack, Typography } from '@mui/material'
import type { Words } from '@fitout/contract/locales.ts'
import type { picture } from '@fitout/contract/wire.ts'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { z } from 'zod'
import { pictureAddress } from '../../shared/add-picture.tsx'
import { PictureDialog } from '../../shared/picture-dialog.tsx'
import { below, useFieldLabel, useFormPlace } from './form-place.tsx'
import { isNullable, isOptional } from './schema.ts'
import type { FieldProps } from './field-props.ts'
import { WordsField } from './words-field.tsx'

type Picture = z.output<typeof picture>

/** A picture of the shop with what is said of it to who cannot see it. */
export function PictureField(props: FieldProps) {
  const { schema, name, path, value, onChange } = props
  const t = useTranslate()
  const { faults, mayWrite } = useFormPlace()
  const label = useFieldLabel()(name)
  const [isChoosing, setChoosing] = useState(false)
  const shown = value as Picture | null | undefined
  const fault = faults.get(path)
  const nothing = isNullable(schema) ? null : undefined
  return (
    <Stack spacing={1}>
      <Typography color={fault === undefined ? 'text.secondary' : 'error'} component="span" variant="caption">
        {label}
        {fault !== undefined && ` · ${fault}`}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {shown && (
          <Box
            alt=""
            component="img"
            src={pictureAddress(shown, 320)}
            sx={{ width: 160, aspectRatio: '4 / 3', objectFit: 'cover', bgcolor: shown.colour }}
          />
        )}
        {mayWrite && (
          <Button onClick={() => setChoosing(true)} size="small" variant="outlined">
            {t(shown ? 'writings.otherPicture' : 'writings.choosePicture')}
          </Button>
        )}
        {mayWrite && shown && (isNullable(schema) || isOptional(schema)) && (
          <Button color="secondary" onClick={() => onChange(nothing)} size="small">
            {t('writings.remove')}
          </Button>
        )}
      </Stack>
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
      {isChoosing && (
        <PictureDialog
          onChoose={({ _id, ...chosen }) => {
            onChange({ ...chosen, alt: shown?.alt ?? {} })
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  )
}
