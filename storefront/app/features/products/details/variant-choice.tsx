import { formatMoney } from '@fitout/ui/money.ts'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { useTranslations } from 'use-intl'
import { existingValues, withValue } from './choose-variant.ts'
import type { AttributeName } from './deciding-attributes.ts'
import type { ProductView, VariantView } from './product-view.ts'

type Props = { product: ProductView; chosen: VariantView; onChoose: (variant: VariantView) => void }

/** One radio group for each deciding attribute, with the existing combinations. */
export function VariantChoice({ product, chosen, onChoose }: Props) {
  const t = useTranslations('product')
  const { variants, choices } = product
  if (variants.length < 2) return null
  if (choices.length === 0) {
    return (
      <RadioGroup
        legend={t(product.kind === 'SERVICE' ? 'packageChoice' : 'choose')}
        name="variant"
        look={product.kind === 'SERVICE' ? 'list' : 'tiles'}
        value={chosen.id}
        choices={variants.map(({ id, title, langs, price }) => ({
          value: id,
          label: title,
          lang: langs?.title,
          aside: product.kind === 'SERVICE' ? formatMoney(price) : undefined,
        }))}
        onChange={(id) => {
          const next = variants.find((variant) => variant.id === id)
          if (next) onChoose(next)
        }}
      />
    )
  }
  // A service with a single differing attribute is a price list to choose from.
  const isPackage = product.kind === 'SERVICE' && choices.length === 1
  return choices.map(({ name, values }, at) => {
    const value = chosen.values[name]
    const named = values.find((one) => one.value === value)
    return (
      <RadioGroup
        key={name}
        legend={t(product.kind === 'SERVICE' && name === 'size' ? 'flatSize' : name)}
        note={named && <span lang={named.langs?.title}>{named.title}</span>}
        name={name}
        look={isPackage ? 'list' : name === 'colour' && values.every(({ swatch }) => swatch) ? 'swatches' : 'tiles'}
        value={value}
        choices={existingValues(variants, choices, at, chosen).map((one) => ({
          value: one.value,
          label: one.title,
          lang: one.langs?.title,
          swatch: one.swatch ?? undefined,
          aside: isPackage ? packagePrice(variants, name, one.value) : undefined,
        }))}
        onChange={(next) => {
          const variant = withValue(variants, chosen, name, next)
          if (variant) onChoose(variant)
        }}
      />
    )
  })
}

function packagePrice(variants: VariantView[], name: AttributeName, value: string): string | undefined {
  const variant = variants.find(({ values }) => values[name] === value)
  return variant && formatMoney(variant.price)
}
