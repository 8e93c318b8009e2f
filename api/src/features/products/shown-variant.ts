import { toCents, toDollars } from '@fitout/contract/money.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import {
  addTo,
  type Catalogue,
  emptySet,
  forEachInTurns,
  isIn,
  type ProductSet,
} from '../catalogue/catalogue-service.ts'
import type { FilterName, ProductQuery } from './product-query.ts'

/** A bit for each filter that a single variant must satisfy by itself. */
const bits: Partial<Record<FilterName, number>> = {
  price: 1,
  in_stock: 2,
  on_sale: 4,
  colour: 8,
  material: 16,
  size: 32,
}

export function bitOf(name: FilterName | undefined): number {
  return (name && bits[name]) ?? 0
}

export type VariantConditions = {
  /** The bits of the requested filters. */
  asked: number
  /** Whether the variant at a place fails any of these filters. */
  fails: (variant: number, asked: number) => boolean
}

export const noConditions: VariantConditions = { asked: 0, fails: () => false }

export function variantConditions(catalogue: Catalogue, query: ProductQuery): VariantConditions {
  const { min_price, max_price } = query
  const price = min_price === undefined && max_price === undefined ? 0 : bitOf('price')
  const [stock, sale] = [query.in_stock ? bitOf('in_stock') : 0, query.on_sale ? bitOf('on_sale') : 0]
  const chosen = attributeNames.flatMap((name) => {
    const values = query[`attributes[${name}]`]
    return values?.length ? [{ name, values, bit: bitOf(name) }] : []
  })
  const asked = chosen.reduce((all, { bit }) => all | bit, price | stock | sale)
  if (asked === 0) return noConditions
  // Many variants share few combinations of attributes.
  const failedTraits = Uint8Array.from(chosen.length === 0 ? [] : catalogue.traits.all(), (traits) =>
    chosen.reduce((all, { name, values, bit }) => (values.includes(traits[name] ?? '') ? all : all | bit), 0),
  )
  const least = min_price === undefined ? 0 : toCents(min_price)
  const most = max_price === undefined ? Infinity : toCents(max_price)
  const { availableVariants, variantsOnSale } = catalogue
  const { cents, traits } = catalogue.variants
  return {
    asked,
    // The most selective checks first, the slowest last.
    fails: (variant, some) =>
      ((failedTraits[traits[variant] ?? 0] ?? 0) & some) !== 0 ||
      ((stock & some) !== 0 && !isIn(availableVariants, variant)) ||
      ((sale & some) !== 0 && !isIn(variantsOnSale, variant)) ||
      ((price & some) !== 0 && !((cents[variant] ?? 0) >= least && (cents[variant] ?? 0) <= most)),
  }
}

/** The products with a single variant that matches all filters on variants, except the named one. */
export async function withPassingVariant(
  catalogue: Catalogue,
  products: ProductSet,
  { asked, fails }: VariantConditions,
  but?: FilterName,
): Promise<ProductSet> {
  const relevant = asked & ~bitOf(but)
  if (relevant === 0) return products
  const { firstVariants, variantCounts } = catalogue.products
  const passing = emptySet(catalogue.room)
  await forEachInTurns(products, (place) => {
    const first = firstVariants[place] ?? 0
    const end = first + (variantCounts[place] ?? 0)
    let at = first
    while (at < end && fails(at, relevant)) at += 1
    if (at < end) addTo(passing, place)
  })
  return passing
}

/** The variants that a card may show: the available ones among the matches, or all matches when none is available. */
function offered(catalogue: Catalogue, place: number, { asked, fails }: VariantConditions): number[] {
  const first = catalogue.products.firstVariants[place] ?? 0
  const found: number[] = []
  for (let at = first; at < first + (catalogue.products.variantCounts[place] ?? 0); at += 1) {
    if (asked === 0 || !fails(at, asked)) found.push(at)
  }
  const inStock = found.filter((at) => isIn(catalogue.availableVariants, at))
  return inStock.length > 0 ? inStock : found
}

/** The variant on a card: the cheapest it may show, and whether another has a different price. */
export type ShownVariant = { at: number; hasRange: boolean }

export function shownVariant(
  catalogue: Catalogue,
  place: number,
  conditions: VariantConditions,
): ShownVariant | undefined {
  const { cents } = catalogue.variants
  const pool = offered(catalogue, place, conditions)
  const at = cheapest(pool, (one) => cents[one] ?? 0)
  if (at === undefined) return undefined
  return { at, hasRange: pool.some((one) => cents[one] !== cents[at]) }
}

export function cheapest<One>(variants: readonly One[], centsOf: (variant: One) => number): One | undefined {
  let [cheap] = variants
  for (const one of variants) if (cheap === undefined || centsOf(one) < centsOf(cheap)) cheap = one
  return cheap
}

/** The price on a card: that of the variant its page opens with. */
export function shownPrice({ variants }: Catalogue, { at, hasRange }: ShownVariant) {
  const points = variants.points[at] ?? -1
  return {
    price_from: toDollars(variants.cents[at] ?? 0),
    original_price_from: toDollars(variants.originalCents[at] ?? 0),
    has_price_range: hasRange,
    discount_percent: variants.percents[at] ?? 0,
    point_price: points < 0 ? null : points,
  }
}
