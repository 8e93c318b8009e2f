import { type Campaign, inForce } from '../campaigns/campaigns-service.ts'
import { noOffers, type Offers } from '../prices/prices-service.ts'
import type { CartLine } from './cart-queries.ts'
import type { SaleRules } from './sale-rules.ts'

/** Offers with what they need to know of lines. */
export type CartOffers = {
  offers: Offers
  /** Every category that holds a line's product, where an offer asks. */
  categoriesOf: (line: CartLine) => readonly string[]
  /** What may be given, by variant, as lines of no units. */
  giftLines: ReadonlyMap<string, CartLine>
}

const noCategories = () => []
export const withoutOffers: CartOffers = { offers: noOffers, categoriesOf: noCategories, giftLines: new Map() }

/** The variants that campaigns in force may give away. */
export function giftIdsOf({ campaigns }: SaleRules, now: Date): string[] {
  return inForce(campaigns, now).flatMap(giftIdOf)
}

/** The offers in force for some lines, with the gifts that were read for them. */
export function offersFor(
  rules: SaleRules,
  lines: readonly CartLine[],
  gifts: readonly CartLine[],
  now: Date,
): CartOffers {
  return lines.length > 0 ? offersOf(rules, inForce(rules.campaigns, now), gifts) : withoutOffers
}

/** Campaigns, whether in force or only tried, with what they need to know of lines. */
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

function withAllAbove(categoryIds: readonly string[], parents: ReadonlyMap<string, string>): string[] {
  const all = new Set<string>()
  for (const id of categoryIds)
    for (let at: string | undefined = id; at !== undefined && !all.has(at); at = parents.get(at)) all.add(at)
  return [...all]
}

/** A gift that is withdrawn or sold out is not promised. */
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
