import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dollars, id, instant, line, listOf, oneOf, pageQuery, words } from './wire.ts'

export const discountTypes = ['FIXED', 'PERCENTAGE', 'FREE_SHIPPING', 'BUY_X_GET_Y'] as const
const discountType = z.enum(discountTypes)

export const voucher = z.object({
  _id: id,
  title: words,
  description: words,
  discount_type: discountType,
  discount_amount: dollars.nullable().meta({ description: 'Of FIXED' }),
  discount_percent: z.number().int().nullable().meta({ description: 'Of PERCENTAGE and BUY_X_GET_Y' }),
  discount_at_most: dollars.nullable(),
  buy_qty: z.number().int().nullable(),
  get_qty: z.number().int().nullable(),
  minimum_spending: dollars.nullable(),
  minimum_quantity: z.number().int().nullable(),
  points_required: z.number().int(),
  valid_days: z.number().int().nullable().meta({ description: 'After redemption, the day itself included' }),
  redemption_period: z.object({ from: instant, until: instant.nullable() }),
  left: z.number().int().nullable().meta({ description: 'How many are left; null without limit' }),
  per_account: z.number().int().nullable(),
})

export const redeemedVoucherState = z.enum(['available', 'used', 'expired', 'invalid'])

export const redeemedVoucher = z.object({
  _id: id,
  voucher_id: id,
  discount_code_id: id,
  code: z.string(),
  state: redeemedVoucherState,
  redeemed_at: instant,
  expires_at: instant.nullable(),
  used_at: instant.nullable(),
  order: z.object({ _id: id, reference: z.string() }).nullable(),
  taken_back: z
    .object({ at: instant, order: z.object({ _id: id, reference: z.string() }) })
    .nullable()
    .meta({ description: 'Invalid, because the order whose points had paid it was refunded' }),
  voucher,
})

export const allVouchers = endpoint('GET', '/vouchers/all', {
  summary: 'Vouchers that can be redeemed for points.',
  access: 'anyone',
  rate: 'read',
  query: z.object({
    ...pageQuery(10),
    discount_type: discountType.optional(),
    sort_by: z.enum(['published_at', 'points_required']).default('published_at'),
    sort_order: z.enum(['asc', 'desc']).default('desc'),
    slug: line(60).optional().meta({ description: 'A list by name; `recommended` is all there is' }),
  }),
  response: listOf(voucher),
  errors: [],
})

export const findVoucher = endpoint('GET', '/vouchers/:id/details', {
  summary: 'One voucher that can be redeemed.',
  access: 'anyone',
  rate: 'read',
  response: oneOf(voucher),
  errors: ['voucher-not-found'],
})

export const redeemVoucher = endpoint('POST', '/vouchers/redeem', {
  summary: 'Redeems points for vouchers of one kind; each gets its own code.',
  access: 'registered',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({ voucher_id: id, qty: z.int().min(1).max(10) }),
  response: oneOf(z.object({ redeemed: z.array(redeemedVoucher), balance: z.number().int() })),
  errors: [
    'voucher-not-found',
    'voucher-not-redeemable',
    'voucher-sold-out',
    'voucher-limit-reached',
    'not-enough-points',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})

export const allRedeemedVouchers = endpoint('GET', '/redeemed-vouchers/all', {
  summary: "The caller's redeemed vouchers, newest first.",
  access: 'registered',
  rate: 'read',
  query: z.object({ ...pageQuery(10), state: redeemedVoucherState.optional(), voucher_id: id.optional() }),
  response: listOf(redeemedVoucher),
  errors: [],
})

export const findRedeemedVoucher = endpoint('GET', '/redeemed-vouchers/:id/details', {
  summary: "One of the caller's redeemed vouchers.",
  access: 'registered',
  rate: 'read',
  response: oneOf(redeemedVoucher),
  errors: ['voucher-not-found'],
})
