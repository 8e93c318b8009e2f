import { Box } from '@mui/material'
import type { picture } from '@fitout/contract/wire.ts'
import type { z } from 'zod'
import { pictureAddress } from '../../shared/add-picture.tsx'
import { FocusPicker } from '../../shared/focus-picker.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import type { FieldProps } from './field-props.ts'
import { at, useFormPlace } from './form-place.tsx'
import { GroupField } from './group-field.tsx'

type Spot = { product_id: string; x: number; y: number }

/** A product's position in a picture: set by pointing, or by figures. */
export function HotspotField(props: FieldProps & { fields: Record<string, z.ZodType> }) {
  const t = useTranslate()
  const { mayWrite, written } = useFormPlace()
  const { path, value, onChange } = props
  const spot = value as Spot
  // The path ends in the list of spots and a number; its picture is a sibling of the list.
  const shown = at(written, `${path.split('.').slice(0, -2).join('.')}.picture`) as z.output<typeof picture> | null
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'minmax(0, 20rem) minmax(0, 1fr)' } }}>
      {shown && mayWrite ? (
        <FocusPicker
          address={pictureAddress(shown, 640)}
          focus={{ x: spot.x, y: spot.y }}
          label={t('writings.spot', { x: spot.x, y: spot.y })}
          onFocus={(place) => onChange({ ...spot, ...place })}
        />
      ) : (
        <span />
      )}
      <GroupField {...props} name="" />
    </Box>
  )
}
