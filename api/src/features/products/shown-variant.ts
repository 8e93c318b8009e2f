import { toCents, toDollars } from '@fitout/contract/money.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import {
  addTo,
  type Catalogue,
  type CatalogueProduct,
  type CatalogueVariant,
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
  const failedTraits = Uint8Array.from(catalogue.traits.all(), (traits) =>
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
function offered({ variants }: CatalogueProduct, { asked, fails }: VariantConditions): CatalogueVariant[] {
  const found = variants.filter(({ place }) => !fails(place, asked))
  const inStock = found.filter(({ isAvailable }) => isAvailable)
  return inStock.length > 0 ? inStock : found
}

export function cheapest<One extends { cents: number }>(variants: readonly One[]): One | undefined {
  return variants.reduce<One | undefined>((least, one) => (least && least.cents <= one.cents ? least : one), undefined)
}

export function shownVariant(product: CatalogueProduct, conditions: VariantConditions): CatalogueVariant | undefined {
  return cheapest(offered(product, conditions))
}

/** The price on a card: that of the variant its page opens with. */
export function shownPrice(product: CatalogueProduct, conditions: VariantConditions) {
  const usual = shownVariant(product, noConditions)
  const pool = offered(product, conditions)
  const shown = cheapest(pool)
  if (!usual || !shown) return undefined
  return {
    price_from: toDollars(shown.cents),
    original_price_from: toDollars(shown.originalCents),
    has_price_range: pool.some(({ cents }) => cents !== shown.cents),
    discount_percent: shown.percent,
    point_price: shown.points,
    variant_id: shown.id === usual.id ? null : shown.id,
  }
}
