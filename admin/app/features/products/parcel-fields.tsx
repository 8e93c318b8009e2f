import { Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { numberOrNull, shown } from '../../shared/typed-number.ts'
import type { Product } from './product.ts'

type Parcel = Product['variants'][number]['parcel']
export type ParcelDraft = Record<keyof Parcel, string>

export const parcelDraftOf = (parcel?: Parcel): ParcelDraft => ({
  grams: shown(parcel?.grams ?? null),
  length_mm: shown(parcel?.length_mm ?? null),
  width_mm: shown(parcel?.width_mm ?? null),
  height_mm: shown(parcel?.height_mm ?? null),
})

export const parcelFrom = ({ grams, length_mm, width_mm, height_mm }: ParcelDraft): Parcel => ({
  grams: numberOrNull(grams),
  length_mm: numberOrNull(length_mm),
  width_mm: numberOrNull(width_mm),
  height_mm: numberOrNull(height_mm),
})

type ParcelFieldsProps = { parcel: ParcelDraft; onChange: (parcel: ParcelDraft) => void }

/** The parcel of a piece, which determines the couriers offered. */
export function ParcelFields({ parcel, onChange }: ParcelFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <Typography component="h3" sx={{ pt: 2 }} variant="subtitle1">
        {t('products.parcel')}
      </Typography>
      <Typography color="text.secondary" sx={{ pb: 1 }} variant="body2">
        {t('products.parcelHint')}
      </Typography>
      <Row>
        {(['grams', 'length_mm', 'width_mm', 'height_mm'] as const).map((name) => (
          <NumberField
            key={name}
            label={t(`products.parcelSides.${name}`)}
            most={name === 'grams' ? 10_000_000 : 100_000}
            onChange={(value) => onChange({ ...parcel, [name]: value })}
            value={parcel[name]}
          />
        ))}
      </Row>
    </>
  )
}
