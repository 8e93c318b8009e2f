import type { CampaignOffer, OfferScope, VoucherOffer } from '@fitout/contract/offers.ts'
import { numberOrNull, shown } from '../../shared/typed-number.ts'

/** An offer being edited: holds every kind at once, so that changing the kind loses nothing. */
export type OfferDraft = {
  spend: string
  quantity: string
  scope: OfferScope
  by: 'percent' | 'amount'
  percent: string
  amount: string
  atMost: string
  buy: string
  get: string
  timesAtMost: string
  rewardScope: OfferScope | null
  variantId: string
  giftQuantity: string
  isRepeated: boolean
}

export type CampaignKind = CampaignOffer['kind']
export type DiscountType = VoucherOffer['discount_type']

export const everything: OfferScope = {
  product_ids: [],
  category_ids: [],
  excluded_product_ids: [],
  excluded_category_ids: [],
}

const newOffer: OfferDraft = {
  spend: '',
  quantity: '',
  scope: everything,
  by: 'percent',
  percent: '10',
  amount: '',
  atMost: '',
  buy: '2',
  get: '1',
  timesAtMost: '',
  rewardScope: null,
  variantId: '',
  giftQuantity: '1',
  isRepeated: false,
}

type Reduction = { percent: number; at_most?: number | null } | { amount: number }

function reductionDraft(reduction: Reduction): Partial<OfferDraft> {
  return 'percent' in reduction
    ? { by: 'percent', percent: String(reduction.percent), atMost: shown(reduction.at_most ?? null) }
    : { by: 'amount', amount: String(reduction.amount) }
}

type UnitOffer = Extract<VoucherOffer, { discount_type: 'BUY_X_GET_Y' }>['offer']

function unitDraft({ buy, get, reduction, times_at_most, reward_scope }: UnitOffer): Partial<OfferDraft> {
  return {
    ...reductionDraft(reduction),
    buy: String(buy),
    get: String(get),
    timesAtMost: shown(times_at_most),
    rewardScope: reward_scope,
  }
}

export function offerDraftOf(offer: CampaignOffer | VoucherOffer | null): OfferDraft {
  if (!offer) return newOffer
  return {
    ...newOffer,
    scope: offer.scope,
    ...('minimum' in offer && { spend: shown(offer.minimum.spend), quantity: shown(offer.minimum.quantity) }),
    ...('reduction' in offer && reductionDraft(offer.reduction)),
    ...('buy' in offer && unitDraft(offer)),
    ...('offer' in offer && unitDraft(offer.offer)),
    ...('variant_id' in offer && {
      variantId: offer.variant_id,
      giftQuantity: String(offer.quantity),
      isRepeated: offer.is_repeated,
    }),
  }
}

const minimumOf = ({ spend, quantity }: OfferDraft) => ({
  spend: numberOrNull(spend),
  quantity: numberOrNull(quantity),
})
const fixedOf = ({ amount }: OfferDraft) => ({ amount: Number(amount) })
const shareOf = ({ percent, atMost }: OfferDraft) => ({ percent: Number(percent), at_most: numberOrNull(atMost) })
const unitsOf = (draft: OfferDraft) => ({
  buy: Number(draft.buy),
  get: Number(draft.get),
  reduction: draft.by === 'percent' ? { percent: Number(draft.percent) } : fixedOf(draft),
  times_at_most: numberOrNull(draft.timesAtMost),
  reward_scope: draft.rewardScope,
})

export function campaignOfferFrom(kind: CampaignKind, draft: OfferDraft): CampaignOffer {
  const conditions = { minimum: minimumOf(draft), scope: draft.scope }
  switch (kind) {
    case 'SHOP_WIDE':
      return { kind, ...conditions, reduction: draft.by === 'percent' ? shareOf(draft) : fixedOf(draft) }
    case 'BUY_X_GET_Y':
      return { kind, scope: draft.scope, ...unitsOf(draft) }
    case 'GIFT':
      return {
        kind,
        ...conditions,
        variant_id: draft.variantId,
        quantity: Number(draft.giftQuantity),
        is_repeated: draft.isRepeated,
      }
  }
}

export function voucherOfferFrom(discount_type: DiscountType, draft: OfferDraft): VoucherOffer {
  const conditions = { minimum: minimumOf(draft), scope: draft.scope }
  switch (discount_type) {
    case 'FIXED':
      return { discount_type, ...conditions, reduction: fixedOf(draft) }
    case 'PERCENTAGE':
      return { discount_type, ...conditions, reduction: shareOf(draft) }
    case 'FREE_SHIPPING':
      return { discount_type, ...conditions }
    case 'BUY_X_GET_Y':
      return { discount_type, ...conditions, offer: unitsOf(draft) }
  }
}
