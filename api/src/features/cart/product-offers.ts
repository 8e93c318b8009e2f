import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { productOffers } from '@fitout/contract/campaigns.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { type Campaign, inForce } from '../campaigns/campaigns-service.ts'
import { isInScope } from '../prices/prices-service.ts'
import { giftIdOf, withAllAbove } from './cart-offers.ts'
import { findCategoriesOf, listGiftLines } from './cart-queries.ts'
import { currentRules } from './sale-rules.ts'

/** The campaigns in force that a product counts for, in order of application; an unknown product has none. */
export async function showProductOffers(
  context: Context,
  storeId: string,
  productId: string,
): Promise<AnswerInput<typeof productOffers>['data']> {
  const { db, clock } = context
  const { campaigns, parents } = await currentRules(context, db, storeId)
  const running = inForce(campaigns, clock.now())
  const own = running.length > 0 && isId(productId) ? await findCategoriesOf(db, storeId, productId) : undefined
  if (!own) return []
  const categoryIds = withAllAbove(own, parents)
  const concerning = running.filter((campaign) => concerns(campaign, { productId, categoryIds, isCustom: false }))
  // Gifts that are withdrawn or sold out are not promised.
  const gifts = await listGiftLines(db, storeId, concerning.flatMap(giftIdOf))
  const given = new Set(gifts.flatMap((line) => (line.is_active && line.available !== 0 ? [line.variant_id] : [])))
  return concerning
    .filter((campaign) => giftIdOf(campaign).every((id) => given.has(id)))
    .map(({ title }) => ({ title }))
}

function concerns({ terms }: Campaign, product: Parameters<typeof isInScope>[0]): boolean {
  const isReward = terms.kind === 'BUY_X_GET_Y' && terms.rewardScope !== null && isInScope(product, terms.rewardScope)
  return isReward || isInScope(product, terms.scope)
}
