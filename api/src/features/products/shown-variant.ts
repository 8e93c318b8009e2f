import { toCents, toDollars } from '@fitout/contract/money.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import {
  addTo,
  type Catalogue,
  type CatalogueProduct,
  type CatalogueVariant,
  emptySet,
  forEachIn,
  intersectionOf,
  isIn,
  type ProductSet,
  unionOf,
} from '../catalogue/catalogue-service.ts'
import type { FilterName, ProductQuery } from './product-query.ts'

/** What of a query one version of a product has to fulfil by itself, each as the versions that do. */
export type VariantConditions = ReadonlyMap<FilterName, ProductSet>

export const noConditions: VariantConditions = new Map()

export function variantConditions(catalogue: Catalogue, query: ProductQuery): VariantConditions {
  const conditions = new Map<FilterName, ProductSet>()
  const { min_price, max_price } = query
  if (min_price !== undefined || max_price !== undefined) conditions.set('price', pricedBetween(catalogue, query))
  if (query.in_stock) conditions.set('in_stock', catalogue.availableVariants)
  if (query.on_sale) conditions.set('on_sale', catalogue.variantsOnSale)
  for (const name of attributeNames) {
    const values = query[`attributes[${name}]`]
    if (!values?.length) continue
    const sets = values.flatMap((value) => catalogue.attributes[name].get(value)?.variants ?? [])
    conditions.set(name, unionOf(sets, catalogue.variantRoom))
  }
  return conditions
}

function pricedBetween(catalogue: Catalogue, { min_price, max_price }: ProductQuery): ProductSet {
  const least = min_price === undefined ? 0 : toCents(min_price)
  const most = max_price === undefined ? Infinity : toCents(max_price)
  const set = emptySet(catalogue.variantRoom)
  const { cents } = catalogue.variants
  for (let place = 0; place < catalogue.variantSize; place += 1) {
    const price = cents[place] ?? 0
    if (price >= least && price <= most) addTo(set, place)
  }
  return set
}

/** The versions that fulfil all conditions but the named one; nothing where there is no other. */
export function passingVariants(conditions: VariantConditions, but?: FilterName): ProductSet | undefined {
  const [first, ...others] = [...conditions].flatMap(([name, set]) => (name === but ? [] : [set]))
  if (!first) return undefined
  return others.length > 0 ? intersectionOf([first, ...others]) : first
}

/** The products of some versions. */
export function productsOf(catalogue: Catalogue, variants: ProductSet): ProductSet {
  const products = emptySet(catalogue.room)
  const { owners } = catalogue.variants
  forEachIn(variants, (place) => addTo(products, owners[place] ?? 0))
  return products
}

function passes(variant: CatalogueVariant, conditions: VariantConditions): boolean {
  return [...conditions.values()].every((set) => isIn(set, variant.place))
}

/** Those that a card may speak of: what can be booked of the versions that were found, or all of these. */
function offered({ variants }: CatalogueProduct, conditions: VariantConditions): CatalogueVariant[] {
  const found = variants.filter((variant) => passes(variant, conditions))
  const inStock = found.filter(({ isAvailable }) => isAvailable)
  return inStock.length > 0 ? inStock : found
}

export function cheapest<One extends { cents: number }>(variants: readonly One[]): One | undefined {
  return variants.reduce<One | undefined>((least, one) => (least && least.cents <= one.cents ? least : one), undefined)
}

/** The version that a card speaks of. */
export function shownVariant(product: CatalogueProduct, conditions: VariantConditions): CatalogueVariant | undefined {
  return cheapest(offered(product, conditions))
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
