import { toDollars } from '@fitout/contract/money.ts'
import { attributeNames, type productFacets } from '@fitout/contract/products.ts'
import type { z } from 'zod'
import {
  type Catalogue,
  type CatalogueProduct,
  countOf,
  countOfBoth,
  intersectionOf,
  isIn,
  type ProductSet,
  type VariantFacts,
} from '../catalogue/catalogue-service.ts'
import type { FilterName, ProductQuery } from './product-query.ts'
import { chosenValues, narrowsCategories, type Selection } from './select-products.ts'
import { passingVariants, type VariantConditions, variantConditions } from './shown-variant.ts'

/**
 * How many products each value would leave beside the other filters. A value that would leave none is shown only
 * while it is chosen, so that it can be taken back.
 */
export function facetsOf(
  catalogue: Catalogue,
  query: ProductQuery,
  selection: Selection,
): z.input<typeof productFacets> {
  const conditions = variantConditions(query)
  return {
    categories: categoryFacet(catalogue, query, selection),
    attributes: attributeNames.map((name) => {
      const beside = selection.allBut(name)
      const chosen = chosenValues(query, name)
      const values = [...catalogue.attributes[name].values()]
        .map(({ value, title, swatch, products }) => ({
          value,
          title,
          swatch,
          count: countWith(
            catalogue,
            conditions,
            name,
            intersectionOf([products, beside]),
            (variant) => variant.attributes[name] === value,
          ),
        }))
        .filter(({ value, count }) => count > 0 || chosen.includes(value))
      return { name, values }
    }),
    kinds: (['GOODS', 'SERVICE'] as const)
      .map((kind) => ({ kind, count: countOfBoth(catalogue.kinds[kind], selection.allBut('kind')) }))
      .filter(({ kind, count }) => count > 0 || kind === query.kind),
    ratings: [5, 4, 3, 2, 1]
      .map((rating) => ({ rating, count: ratedCount(catalogue, rating, selection.allBut('rating')) }))
      .filter(({ rating, count }) => count > 0 || rating === query.rating),
    price: priceRange(catalogue, conditions, selection.allBut('price')),
    in_stock: countWith(
      catalogue,
      conditions,
      'in_stock',
      intersectionOf([catalogue.available, selection.allBut('in_stock')]),
      ({ id }, { available }) => available.includes(id),
    ),
    on_sale: countWith(
      catalogue,
      conditions,
      'on_sale',
      intersectionOf([catalogue.onSale, selection.allBut('on_sale')]),
      ({ percent }) => percent > 0,
    ),
  }
}

// Where categories narrow one another, a further one is counted beside those already chosen.
function categoryFacet(catalogue: Catalogue, query: ProductQuery, selection: Selection) {
  const beside = narrowsCategories(query) ? selection.chosen : selection.allBut('categories')
  const chosen = new Set(query.category_ids?.map((id) => id.toLowerCase()))
  return [...catalogue.categories.values()]
    .map(({ id, title, slug, products }) => ({ _id: id, title, slug, count: countOfBoth(products, beside) }))
    .filter(({ _id, count }) => count > 0 || chosen.has(_id))
}

function ratedCount(catalogue: Catalogue, rating: number, beside: ProductSet): number {
  const rated = catalogue.ratedAtLeast[rating]
  return rated ? countOfBoth(rated, beside) : 0
}

/** How many of the products have one version that fulfils this condition and all the others. */
function countWith(
  catalogue: Catalogue,
  conditions: VariantConditions,
  name: FilterName,
  products: ProductSet,
  fits: (variant: VariantFacts, product: CatalogueProduct) => boolean,
): number {
  if ([...conditions.keys()].every((other) => other === name)) return countOf(products)
  return catalogue.products.filter(
    (product) =>
      isIn(products, product.place) &&
      (!product.facts.variants || passingVariants(product, conditions, name).some((variant) => fits(variant, product))),
  ).length
}

function priceRange(catalogue: Catalogue, conditions: VariantConditions, beside: ProductSet) {
  if ([...conditions.keys()].some((name) => name !== 'price')) {
    const found = catalogue.products
      .filter(({ place }) => isIn(beside, place))
      .flatMap((product) => passingVariants(product, conditions, 'price').map((variant) => variant.cents))
    const most = found.reduce((highest, one) => Math.max(highest, one), 0)
    const least = found.reduce((lowest, one) => Math.min(lowest, one), most)
    return found.length === 0 ? { min: null, max: null } : { min: toDollars(least), max: toDollars(most) }
  }
  const { cents, places } = catalogue.prices
  const first = places.findIndex((place) => isIn(beside, place))
  const last = places.findLastIndex((place) => isIn(beside, place))
  const [min, max] = [cents[first], cents[last]]
  return { min: min === undefined ? null : toDollars(min), max: max === undefined ? null : toDollars(max) }
}
