import { Typography } from '@mui/material'
import { dimensionNames, dimensionRange } from '@fitout/contract/product-fields.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { numberOrNull, shown } from '../../shared/typed-number.ts'
import type { Product } from './product.ts'

type Measures = Product['variants'][number]['dimensions']
export type MeasuresDraft = Record<(typeof dimensionNames)[number], string>

export const measuresDraftOf = (measures: Measures | undefined): MeasuresDraft =>
  recordOf(dimensionNames, (side) => shown(measures?.[side] ?? null))

export function measuresFrom(measures: MeasuresDraft): Measures {
  const { width_mm, depth_mm, height_mm } = recordOf(dimensionNames, (side) => numberOrNull(measures[side]))
  return width_mm && depth_mm && height_mm ? { width_mm, depth_mm, height_mm } : null
}

type MeasureFieldsProps = {
  measures: MeasuresDraft
  ofProduct: Product['dimensions']
  onChange: (measures: MeasuresDraft) => void
}

/** The measures in the drawing of this variant; empty fields show the product's own as hints. */
export function MeasureFields({ measures, ofProduct, onChange }: MeasureFieldsProps) {
  const t = useTranslate()
  const isRequired = dimensionNames.some((side) => measures[side] !== '')
  return (
    <>
      <Typography component="h3" sx={{ pt: 2 }} variant="subtitle1">
        {t('products.variantSize')}
      </Typography>
      <Typography color="text.secondary" sx={{ pb: 1 }} variant="body2">
        {t('products.variantSizeHint')}
      </Typography>
      <Row>
        {dimensionNames.map((side) => (
          <NumberField
            key={side}
            isRequired={isRequired}
            label={t(`products.${side}`)}
            least={dimensionRange.least}
            most={dimensionRange.most}
            onChange={(value) => onChange({ ...measures, [side]: value })}
            placeholder={shown(ofProduct?.[side] ?? null)}
            value={measures[side]}
          />
        ))}
      </Row>
    </>
  )
}
