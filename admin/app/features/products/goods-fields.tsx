import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { numberOrNull, shown } from '../../shared/typed-number.ts'
import { MeasureFields, measuresDraftOf, measuresFrom } from './measure-fields.tsx'
import { ParcelFields, parcelDraftOf, parcelFrom } from './parcel-fields.tsx'
import type { Product } from './product.ts'

type Variant = Product['variants'][number]

/** Fields of goods only: measures, parcel, and the low-stock threshold. */
export const goodsDraftOf = (variant: Variant | undefined) => ({
  measures: measuresDraftOf(variant?.dimensions),
  parcel: parcelDraftOf(variant?.parcel),
  lowFrom: shown(variant?.low_stock_from ?? null),
})

type GoodsDraft = ReturnType<typeof goodsDraftOf>

export const goodsFrom = ({ measures, parcel, lowFrom }: GoodsDraft) => ({
  dimensions: measuresFrom(measures),
  parcel: parcelFrom(parcel),
  low_stock_from: numberOrNull(lowFrom),
})

type GoodsFieldsProps = {
  goods: GoodsDraft
  ofProduct: Product['dimensions']
  onChange: (goods: GoodsDraft) => void
}

export function GoodsFields({ goods, ofProduct, onChange }: GoodsFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <MeasureFields
        measures={goods.measures}
        ofProduct={ofProduct}
        onChange={(measures) => onChange({ ...goods, measures })}
      />
      <ParcelFields onChange={(parcel) => onChange({ ...goods, parcel })} parcel={goods.parcel} />
      <NumberField
        label={t('products.lowFrom')}
        least={0}
        most={100_000}
        onChange={(lowFrom) => onChange({ ...goods, lowFrom })}
        placeholder={t('products.lowUsual')}
        value={goods.lowFrom}
      />
    </>
  )
}
