import type { AttributeName } from './deciding-attributes.ts'
import type { ChoiceView, VariantView } from './product-view.ts'

/** The variant a page opens with: the one its address names, otherwise the cheapest available one, as on cards. */
export function openingVariant(variants: VariantView[], wanted: string | null | undefined): VariantView | undefined {
  const named = variants.find(({ id }) => id === wanted)
  const inStock = variants.filter(({ isAvailable }) => isAvailable)
  return named ?? cheapest(inStock) ?? cheapest(variants)
}

/** The first of the cheapest ones. */
function cheapest(variants: VariantView[]): VariantView | undefined {
  return variants.toSorted((a, b) => a.price - b.price)[0]
}

/** The values of an attribute that exist together with the selected values of the preceding attributes. */
export function existingValues(variants: VariantView[], choices: ChoiceView[], at: number, chosen: VariantView) {
  const before = choices.slice(0, at)
  const left = variants.filter((one) => before.every(({ name }) => one.values[name] === chosen.values[name]))
  const name = choices[at]?.name
  return (choices[at]?.values ?? []).filter(({ value }) => name && left.some((one) => one.values[name] === value))
}

/** The variant with another value of one attribute that keeps most of the other values, an available one if possible. */
export function withValue(
  variants: VariantView[],
  chosen: VariantView,
  name: AttributeName,
  value: string,
): VariantView | undefined {
  const likeness = (one: VariantView) =>
    Object.entries(one.values).filter(([key, own]) => chosen.values[key as AttributeName] === own).length * 2 +
    Number(one.isAvailable)
  return variants.filter((one) => one.values[name] === value).toSorted((a, b) => likeness(b) - likeness(a))[0]
}
