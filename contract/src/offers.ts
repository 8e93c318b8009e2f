import { z } from 'zod'
import { id } from './wire.ts'

/** What campaigns and vouchers grant, as staff enter it: whole units, per cent, and Hong Kong dollars. */
const amount = z.number().min(0.01).max(10_000_000).multipleOf(0.01)
const percent = z.int().min(1).max(100)
const units = z.int().min(1).max(99)
const ids = z.array(id).max(200)

export const offerScope = z
  .strictObject({ product_ids: ids, category_ids: ids, excluded_product_ids: ids, excluded_category_ids: ids })
  .meta({ description: 'Products named or in a category named, all where none is; never an excluded one' })
export type OfferScope = z.infer<typeof offerScope>

const conditions = {
  minimum: z
    .strictObject({ spend: amount.nullable(), quantity: units.nullable() })
    .meta({ description: 'Of what is in scope; both where both are given' }),
  scope: offerScope,
}

const share = z.strictObject({ percent, at_most: amount.nullable() })
const fixed = z.strictObject({ amount })

const unitOffer = {
  buy: units,
  get: units,
  reduction: z.union([z.strictObject({ percent }), fixed]).meta({ description: 'Of each unit got; 100 % is free' }),
  times_at_most: units.nullable(),
  reward_scope: offerScope.nullable().meta({ description: 'What may be got; what is bought where it is null' }),
}

export const campaignKinds = ['SHOP_WIDE', 'BUY_X_GET_Y', 'GIFT'] as const

export const campaignOffer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('SHOP_WIDE'), ...conditions, reduction: z.union([share, fixed]) }),
  z.strictObject({ kind: z.literal('BUY_X_GET_Y'), scope: offerScope, ...unitOffer }),
  z.strictObject({
    kind: z.literal('GIFT'),
    ...conditions,
    variant_id: id,
    quantity: units,
    is_repeated: z.boolean().meta({ description: 'Once for every time the minimum is reached' }),
  }),
])
export type CampaignOffer = z.infer<typeof campaignOffer>

export const voucherOffer = z.discriminatedUnion('discount_type', [
  z.strictObject({ discount_type: z.literal('FIXED'), ...conditions, reduction: fixed }),
  z.strictObject({ discount_type: z.literal('PERCENTAGE'), ...conditions, reduction: share }),
  z.strictObject({ discount_type: z.literal('FREE_SHIPPING'), ...conditions }),
  z.strictObject({ discount_type: z.literal('BUY_X_GET_Y'), ...conditions, offer: z.strictObject(unitOffer) }),
])
export type VoucherOffer = z.infer<typeof voucherOffer>

/** The state of an offer: `draft` is switched off, the others follow from its dates. */
export const offerStates = ['draft', 'scheduled', 'running', 'over'] as const
export const offerState = z.enum(offerStates)
export const offerSwitch = z.enum(['ACTIVE', 'INACTIVE'])
