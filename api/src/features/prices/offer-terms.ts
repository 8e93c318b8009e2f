import { id } from '@fitout/contract/wire.ts'
import { z } from 'zod'

/** The stored terms of campaigns and vouchers, in whole cents. */
const cents = z.int().positive()
const percent = z.int().min(1).max(100)
const units = z.int().min(1).max(99)

const scope = z
  .strictObject({
    productIds: z.array(id),
    categoryIds: z.array(id),
    excludedProductIds: z.array(id),
    excludedCategoryIds: z.array(id),
  })
  .partial()
  .transform((named) => ({
    productIds: [],
    categoryIds: [],
    excludedProductIds: [],
    excludedCategoryIds: [],
    ...named,
  }))

const minimum = z.strictObject({ spend: cents.nullable().default(null), quantity: units.nullable().default(null) })
const conditions = { minimum: minimum.prefault({}), scope: scope.prefault({}) }

const share = z.strictObject({ percent, atMost: cents.nullable().default(null) })
const amount = z.strictObject({ amount: cents })

const unitOffer = {
  buy: units,
  get: units,
  reduction: z.union([z.strictObject({ percent }), amount]),
  timesAtMost: units.nullable().default(null),
  rewardScope: scope.nullable().default(null),
}

/** The `terms` of a campaign, by kind. */
export const campaignTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('BUY_X_GET_Y'), scope: conditions.scope, ...unitOffer }),
  z.strictObject({
    kind: z.literal('GIFT'),
    ...conditions,
    variantId: id,
    quantity: units,
    isRepeated: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('SHOP_WIDE'), ...conditions, reduction: z.union([share, amount]) }),
])
export type CampaignTerms = z.infer<typeof campaignTerms>

/** The `terms` of a voucher, by discount type. */
export const voucherTerms = z.discriminatedUnion('discountType', [
  z.strictObject({ discountType: z.literal('FIXED'), ...conditions, reduction: amount }),
  z.strictObject({ discountType: z.literal('PERCENTAGE'), ...conditions, reduction: share }),
  z.strictObject({ discountType: z.literal('FREE_SHIPPING'), ...conditions }),
  z.strictObject({ discountType: z.literal('BUY_X_GET_Y'), ...conditions, offer: z.strictObject(unitOffer) }),
])
export type VoucherTerms = z.infer<typeof voucherTerms>
