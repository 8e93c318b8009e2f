import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { useTranslations } from 'use-intl'
import { existingValues, withValue } from './choose-variant.ts'
import type { ProductView, VariantView } from './product-view.ts'

type Props = { product: ProductView; chosen: VariantView; onChoose: (variant: VariantView) => void }

/** One radio group for each attribute that decides, with the combinations that exist. */
export function VariantChoice({ product, chosen, onChoose }: Props) {
  const t = useTranslations('product')
  const { variants, choices } = product
  if (variants.length < 2) return null
  if (choices.length === 0) {
    return (
      <RadioGroup
        legend={t('choose')}
        name="variant"
        look="tiles"
        value={chosen.id}
        choices={variants.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => {
          const next = variants.find((variant) => variant.id === id)
          if (next) onChoose(next)
        }}
      />
    )
  }
  return choices.map(({ name, values }, at) => {
    const value = chosen.values[name]
    return (
      <RadioGroup
        key={name}
        legend={t(product.kind === 'SERVICE' && name === 'size' ? 'flatSize' : name)}
        note={values.find((one) => one.value === value)?.title}
        name={name}
        look={name === 'colour' && values.every(({ swatch }) => swatch) ? 'swatches' : 'tiles'}
        value={value}
        choices={existingValues(variants, choices, at, chosen).map((one) => ({
          value: one.value,
          label: one.title,
          swatch: one.swatch ?? undefined,
        }))}
        onChange={(next) => {
          const variant = withValue(variants, chosen, name, next)
          if (variant) onChoose(variant)
        }}
      />
    )
  })
}
