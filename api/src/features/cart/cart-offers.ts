import { type Campaign, inForce } from '../campaigns/campaigns-service.ts'
import { noOffers, type Offers } from '../prices/prices-service.ts'
import type { CartLine } from './cart-queries.ts'
import type { SaleRules } from './sale-rules.ts'

/** Offers, with the data about lines that they need. */
export type CartOffers = {
  offers: Offers
  /** All categories of a line's product, if an offer needs them. */
  categoriesOf: (line: CartLine) => readonly string[]
  /** The possible gifts by variant, as lines with zero units. */
  giftLines: ReadonlyMap<string, CartLine>
}

const noCategories = () => []
export const withoutOffers: CartOffers = { offers: noOffers, categoriesOf: noCategories, giftLines: new Map() }

/** The variants that active campaigns can give away. */
export function giftIdsOf({ campaigns }: SaleRules, now: Date): string[] {
  return inForce(campaigns, now).flatMap(giftIdOf)
}

/** The offers active for some lines, with the gifts that were read for them. */
export function offersFor(
  rules: SaleRules,
  lines: readonly CartLine[],
  gifts: readonly CartLine[],
  now: Date,
): CartOffers {
  return lines.length > 0 ? offersOf(rules, inForce(rules.campaigns, now), gifts) : withoutOffers
}

/** Campaigns, active or on trial, with the data about lines that they need. */
export function offersOf(
  { parents }: SaleRules,
  campaigns: readonly Campaign[],
  gifts: readonly CartLine[],
): CartOffers {
  const giftLines = new Map(gifts.map((line) => [line.variant_id, line]))
  const categoriesOf = campaigns.some(namesCategories)
    ? (line: CartLine) => withAllAbove(line.category_ids, parents)
    : noCategories
  return { offers: sortedOut(campaigns, giftLines), categoriesOf, giftLines }
}

export function giftIdOf({ terms }: Campaign): string[] {
  return terms.kind === 'GIFT' ? [terms.variantId] : []
}

export function withAllAbove(categoryIds: readonly string[], parents: ReadonlyMap<string, string>): string[] {
  const all = new Set<string>()
  for (const id of categoryIds)
    for (let at: string | undefined = id; at !== undefined && !all.has(at); at = parents.get(at)) all.add(at)
  return [...all]
}

/** Gifts that are withdrawn or sold out are not promised. */
function sortedOut(campaigns: readonly Campaign[], giftLines: ReadonlyMap<string, CartLine>): Offers {
  return {
    buyXGetY: campaigns.flatMap(({ id, title, terms }) =>
      terms.kind === 'BUY_X_GET_Y' ? [{ id, title, ...terms }] : [],
    ),
    gifts: campaigns.flatMap(({ id, title, terms }) => {
      const line = terms.kind === 'GIFT' ? giftLines.get(terms.variantId) : undefined
      return terms.kind === 'GIFT' && line?.is_active ? [{ id, title, ...terms, available: line.available }] : []
    }),
    shopWide: campaigns.flatMap(({ id, title, terms }) =>
      terms.kind === 'SHOP_WIDE' ? [{ id, title, ...terms }] : [],
    ),
  }
}

function namesCategories({ terms }: Campaign): boolean {
  const scopes = terms.kind === 'BUY_X_GET_Y' && terms.rewardScope ? [terms.scope, terms.rewardScope] : [terms.scope]
  return scopes.some((scope) => scope.categoryIds.length > 0 || scope.excludedCategoryIds.length > 0)
}
