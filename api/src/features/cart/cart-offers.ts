import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { type Campaign, campaignsInForce } from '../campaigns/campaigns-service.ts'
import { noOffers, type Offers } from '../prices/prices-service.ts'
import { type CartLine, listCategoriesOfProducts, listGiftLines } from './cart-queries.ts'

/** The offers in force with what they need to know of these lines. */
export type CartOffers = {
  offers: Offers
  /** Every category that holds a product, where an offer asks. */
  categoryIds: ReadonlyMap<string, string[]>
  /** What may be given, by variant, as lines of no units. */
  giftLines: ReadonlyMap<string, CartLine>
}

export const withoutOffers: CartOffers = { offers: noOffers, categoryIds: new Map(), giftLines: new Map() }

export async function offersFor(
  context: Context,
  db: Database,
  storeId: string,
  lines: readonly CartLine[],
): Promise<CartOffers> {
  return offersOf(db, storeId, lines, lines.length > 0 ? await campaignsInForce(context, db, storeId) : [])
}

/** Campaigns, whether in force or only tried, with what they need to know of these lines. */
export async function offersOf(
  db: Database,
  storeId: string,
  lines: readonly CartLine[],
  campaigns: readonly Campaign[],
): Promise<CartOffers> {
  if (campaigns.length === 0) return withoutOffers
  const giftIds = campaigns.flatMap(({ terms }) => (terms.kind === 'GIFT' ? [terms.variantId] : []))
  const gifts = giftIds.length > 0 ? await listGiftLines(db, storeId, giftIds) : []
  const giftLines = new Map(gifts.map((line) => [line.variant_id, line]))
  const productIds = [...new Set(lines.map((line) => line.product_id))]
  return {
    offers: sortedOut(campaigns, giftLines),
    categoryIds: campaigns.some(namesCategories) ? await listCategoriesOfProducts(db, productIds) : new Map(),
    giftLines,
  }
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
