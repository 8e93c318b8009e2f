import { describe, expect, test } from 'vitest'
import { existingValues, openingVariant, withValue } from './choose-variant.ts'
import type { ChoiceView, VariantView } from './product-view.ts'

const variant = (id: string, colour: string, size: string, isAvailable = true): VariantView => ({
  id,
  sku: id,
  title: id,
  includes: '',
  values: { colour, size },
  price: 100,
  originalPrice: 100,
  percentOff: 0,
  isAvailable,
  lowStock: null,
  picture: null,
  dimensions: null,
})
const value = (name: string) => ({ value: name, title: name, swatch: null })

const oatSmall = variant('oat-small', 'oat', 'small', false)
const oatLarge = variant('oat-large', 'oat', 'large')
const sageLarge = variant('sage-large', 'sage', 'large')
const variants = [oatSmall, oatLarge, sageLarge]
const choices: ChoiceView[] = [
  { name: 'colour', values: [value('oat'), value('sage')] },
  { name: 'size', values: [value('small'), value('large')] },
]

describe('a product page', () => {
  test('opens with the variant its address names, else with an available one', () => {
    expect(openingVariant(variants, 'sage-large')).toBe(sageLarge)
    expect(openingVariant(variants, 'unknown')).toBe(oatLarge)
    expect(openingVariant([oatSmall], null)).toBe(oatSmall)
  })

  test('offers only existing combinations', () => {
    expect(existingValues(variants, choices, 1, sageLarge)).toEqual([value('large')])
    expect(existingValues(variants, choices, 1, oatLarge)).toHaveLength(2)
  })

  test('keeps the rest of the selection where possible', () => {
    expect(withValue(variants, sageLarge, 'colour', 'oat')).toBe(oatLarge)
    expect(withValue(variants, oatSmall, 'colour', 'sage')).toBe(sageLarge)
    expect(withValue(variants, sageLarge, 'colour', 'rust')).toBeUndefined()
  })
})
