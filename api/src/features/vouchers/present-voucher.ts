import type { redeemedVoucher, voucher } from '@fitout/contract/vouchers.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { z } from 'zod'
import { type VoucherTerms, voucherTerms } from '../prices/prices-service.ts'
import type { RedeemedRow } from './redeemed-vouchers-queries.ts'
import type { VoucherRow } from './vouchers-queries.ts'

export type Voucher = z.input<typeof voucher>

/** The discount of a voucher; undefined if its terms are invalid. */
export function termsOf(row: Pick<VoucherRow, 'terms' | 'discount_type'>): VoucherTerms | undefined {
  const terms = { ...(row.terms as object), discountType: row.discount_type }
  return voucherTerms.safeParse(terms).data
}

export function presentVoucher(row: VoucherRow): Voucher {
  const terms = termsOf(row)
  const dollarsOf = (cents: number | null | undefined) => (cents == null ? null : toDollars(cents))
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    discount_type: row.discount_type as Voucher['discount_type'],
    discount_amount: terms?.discountType === 'FIXED' ? toDollars(terms.reduction.amount) : null,
    discount_percent: percentOf(terms),
    discount_at_most: terms?.discountType === 'PERCENTAGE' ? dollarsOf(terms.reduction.atMost) : null,
    buy_qty: terms?.discountType === 'BUY_X_GET_Y' ? terms.offer.buy : null,
    get_qty: terms?.discountType === 'BUY_X_GET_Y' ? terms.offer.get : null,
    minimum_spending: dollarsOf(terms?.minimum.spend),
    minimum_quantity: terms?.minimum.quantity ?? null,
    points_required: row.points_required,
    valid_days: row.valid_days,
    redemption_period: { from: row.starts_at.toISOString(), until: row.ends_at?.toISOString() ?? null },
    left: row.stock === null ? null : row.stock - row.taken,
    per_account: row.per_account,
  }
}

function percentOf(terms: VoucherTerms | undefined): number | null {
  if (terms?.discountType === 'PERCENTAGE') return terms.reduction.percent
  if (terms?.discountType !== 'BUY_X_GET_Y') return null
  return 'percent' in terms.offer.reduction ? terms.offer.reduction.percent : null
}

export function presentRedeemed(row: RedeemedRow): z.input<typeof redeemedVoucher> {
  return {
    _id: row.redeemed_id,
    voucher_id: row.id,
    discount_code_id: row.redeemed_id,
    code: row.redeemed_code,
    state: row.state,
    redeemed_at: row.redeemed_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    used_at: row.used_at?.toISOString() ?? null,
    taken_back:
      row.taken_back_at && row.refunded_order_id && row.refunded_reference
        ? {
            at: row.taken_back_at.toISOString(),
            order: { _id: row.refunded_order_id, reference: row.refunded_reference },
          }
        : null,
    order: row.order_id && row.reference ? { _id: row.order_id, reference: row.reference } : null,
    voucher: presentVoucher(row),
  }
}
