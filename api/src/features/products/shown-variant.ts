import { toCents, toDollars } from '@fitout/contract/money.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import type { CatalogueProduct, VariantFacts } from '../catalogue/catalogue-service.ts'
import type { FilterName, ProductQuery } from './product-query.ts'

type Passes = (variant: VariantFacts, product: CatalogueProduct) => boolean
/** What of a query one version of a product has to fulfil by itself. */
export type VariantConditions = ReadonlyMap<FilterName, Passes>

export const noConditions: VariantConditions = new Map()

export function variantConditions(query: ProductQuery): VariantConditions {
  const conditions = new Map<FilterName, Passes>()
  const { min_price, max_price } = query
  if (min_price !== undefined || max_price !== undefined) {
    const least = min_price === undefined ? 0 : toCents(min_price)
    const most = max_price === undefined ? Infinity : toCents(max_price)
    conditions.set('price', ({ cents }) => cents >= least && cents <= most)
  }
  if (query.in_stock) conditions.set('in_stock', isAvailable)
  if (query.on_sale) conditions.set('on_sale', ({ percent }) => percent > 0)
  for (const name of attributeNames) {
    const values = query[`attributes[${name}]`]
    if (values?.length) conditions.set(name, ({ attributes }) => values.includes(attributes[name] ?? ''))
  }
  return conditions
}

function isAvailable({ id }: VariantFacts, { available }: CatalogueProduct): boolean {
  return available.includes(id)
}

/** Its versions that fulfil all conditions but the named one. */
export function passingVariants(
  product: CatalogueProduct,
  conditions: VariantConditions,
  but?: FilterName,
): VariantFacts[] {
  const others = [...conditions].filter(([name]) => name !== but)
  return (product.facts.variants ?? []).filter((variant) => others.every(([, passes]) => passes(variant, product)))
}

/** Whether one version fulfils all conditions; a row of a former release does not know its versions. */
export function hasPassing(product: CatalogueProduct, conditions: VariantConditions, but?: FilterName): boolean {
  return !product.facts.variants || passingVariants(product, conditions, but).length > 0
}

/** Those that a card may speak of: what can be booked of the versions that were found, or all of these. */
function offered(product: CatalogueProduct, conditions: VariantConditions): VariantFacts[] {
  const found = passingVariants(product, conditions)
  const inStock = found.filter((variant) => isAvailable(variant, product))
  return inStock.length > 0 ? inStock : found
}

export function cheapest<One extends { cents: number }>(variants: readonly One[]): One | undefined {
  return variants.reduce<One | undefined>((least, one) => (least && least.cents <= one.cents ? least : one), undefined)
}

/** The version that a card speaks of. */
export function shownVariant(product: CatalogueProduct, conditions: VariantConditions): VariantFacts | undefined {
  return cheapest(offered(product, conditions))
}

/** By what a product stands in a list by price: as its card says. */
export function shownCents(product: CatalogueProduct, conditions: VariantConditions): number {
  return (
    shownVariant(product, conditions)?.cents ??
    shownVariant(product, noConditions)?.cents ??
    Math.min(...product.facts.prices)
  )
}

/** The price of a card: that of the version with which its page opens. */
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
