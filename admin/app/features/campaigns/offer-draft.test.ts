import type { CampaignOffer, VoucherOffer } from '@fitout/contract/offers.ts'
import { describe, expect, test } from 'vitest'
import { campaignOfferFrom, everything, offerDraftOf, voucherOfferFrom } from './offer-draft.ts'

const scope = { ...everything, category_ids: ['sofas'] }
const minimum = { spend: 1000, quantity: null }
const reward_scope = { ...everything, product_ids: ['cushion'] }
const units = { buy: 3, get: 1, reduction: { percent: 50 }, times_at_most: 2, reward_scope }

const campaigns: CampaignOffer[] = [
  { kind: 'SHOP_WIDE', minimum, scope, reduction: { percent: 12.5, at_most: 300 } },
  { kind: 'SHOP_WIDE', minimum: { spend: null, quantity: 2 }, scope, reduction: { amount: 80.5 } },
  { kind: 'BUY_X_GET_Y', scope, ...units },
  { kind: 'GIFT', minimum, scope, variant_id: 'stool', quantity: 2, is_repeated: true },
]
const vouchers: VoucherOffer[] = [
  { discount_type: 'FIXED', minimum, scope, reduction: { amount: 100 } },
  { discount_type: 'PERCENTAGE', minimum, scope, reduction: { percent: 10, at_most: null } },
  { discount_type: 'FREE_SHIPPING', minimum, scope },
  { discount_type: 'BUY_X_GET_Y', minimum, scope, offer: units },
]

describe('opening and saving an offer leaves it unchanged', () => {
  test.each(campaigns)('campaign $kind', (offer) =>
    expect(campaignOfferFrom(offer.kind, offerDraftOf(offer))).toEqual(offer),
  )
  test.each(vouchers)('voucher $discount_type', (offer) =>
    expect(voucherOfferFrom(offer.discount_type, offerDraftOf(offer))).toEqual(offer),
  )
})

test('changing the kind keeps the input of the other', () => {
  const draft = offerDraftOf(campaigns[2]!)
  expect(campaignOfferFrom('SHOP_WIDE', draft)).toMatchObject({ scope, reduction: { percent: 50 } })
  expect(campaignOfferFrom('BUY_X_GET_Y', draft)).toEqual(campaigns[2])
})

test('a new offer applies to everything, without a minimum', () => {
  expect(campaignOfferFrom('SHOP_WIDE', offerDraftOf(null))).toEqual({
    kind: 'SHOP_WIDE',
    minimum: { spend: null, quantity: null },
    scope: everything,
    reduction: { percent: 10, at_most: null },
  })
})
