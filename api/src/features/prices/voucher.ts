import type { Words } from '@fitout/contract/locales.ts'
import type { Cents } from '@fitout/contract/money.ts'
import { applyBuyXGetY, type BuyXGetY } from './buy-x-get-y.ts'
import { isInScope, missingOf } from './offer-scope.ts'
import {
  type AppliedOffer,
  type LineInProgress,
  type OfferMinimum,
  type OfferMissing,
  type OfferScope,
} from './price-line.ts'
import { type AmountReduction, reductionOf, takeOff } from './shop-wide.ts'

type VoucherReduction =
  | { discountType: 'FIXED' | 'PERCENTAGE'; reduction: AmountReduction }
  | { discountType: 'FREE_SHIPPING' }
  | { discountType: 'BUY_X_GET_Y'; offer: Pick<BuyXGetY, 'buy' | 'get' | 'reduction' | 'timesAtMost' | 'rewardScope'> }

export type PriceVoucher = {
  id: string
  title: Words
  /** Guests could use it again with every new session. */
  needsAccount?: boolean
  terms: VoucherReduction & { minimum: OfferMinimum; scope: OfferScope }
}

/** Why a voucher does not apply; `missing` is what would make it apply. */
export type VoucherRefusal = {
  reason: 'needs-account' | 'nothing-in-scope' | 'no-saving' | 'below-minimum'
  missing?: OfferMissing
}
export type VoucherOutcome = { applied?: AppliedOffer; refusal?: VoucherRefusal }

/** Applies one voucher to the lines, or returns why not. `shipping` is the fee it may waive, null while unknown. */
export function applyVoucher(
  lines: readonly LineInProgress[],
  voucher: PriceVoucher,
  shipping: Cents | null,
): VoucherOutcome {
  if (voucher.needsAccount) return { refusal: { reason: 'needs-account' } }
  const inScope = lines.filter((line) => isInScope(line, voucher.terms.scope))
  if (inScope.length === 0) return { refusal: { reason: 'nothing-in-scope' } }
  const missing = missingOf(voucher.terms.minimum, inScope)
  if (missing) return { refusal: { reason: 'below-minimum', missing } }
  const { terms } = voucher
  if (terms.discountType === 'FREE_SHIPPING') return shipping === 0 ? noSaving : takenOff(voucher, shipping ?? 0)
  if (terms.discountType === 'BUY_X_GET_Y') {
    const before = new Map(lines.map((line) => [line, line.unitDiscount]))
    const applied = applyBuyXGetY(lines, { ...voucher, scope: terms.scope, ...terms.offer })
    // Voucher discounts are separate from automatic offers.
    for (const line of lines) {
      const taken = line.unitDiscount - (before.get(line) ?? 0)
      line.unitDiscount -= taken
      line.voucherDiscount += taken
    }
    return applied ? { applied } : noSaving
  }
  const amount = reductionOf(terms.reduction, inScope)
  if (amount === 0) return noSaving
  takeOff(inScope, amount, 'voucherDiscount')
  return takenOff(voucher, amount)
}

const noSaving: VoucherOutcome = { refusal: { reason: 'no-saving' } }

function takenOff({ id, title }: PriceVoucher, amount: Cents): VoucherOutcome {
  return { applied: { id, title, times: 1, amount, points: 0 } }
}
