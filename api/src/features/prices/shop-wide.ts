import type { Words } from '@fitout/contract/locales.ts'
import { allocate, type Cents, roundedShare } from '@fitout/contract/money.ts'
import { isInScope, missingOf } from './offer-scope.ts'
import {
  type AppliedOffer,
  type LineInProgress,
  type OfferMinimum,
  type OfferMissing,
  type OfferScope,
  remaining,
  sum,
} from './price-line.ts'

export type AmountReduction = { percent: number; atMost: Cents | null } | { amount: Cents }

export type ShopWideOffer = {
  id: string
  title: Words
  minimum: OfferMinimum
  scope: OfferScope
  reduction: AmountReduction
}

export type NearOffer = { id: string; title: Words; missing: OfferMissing }

/** Applies the best of the eligible shop-wide offers, and reports those that are almost reached. */
export function applyBestShopWide(lines: readonly LineInProgress[], offers: readonly ShopWideOffer[]) {
  const near: NearOffer[] = []
  let best: { offer: ShopWideOffer; inScope: LineInProgress[]; amount: Cents } | undefined
  for (const offer of offers) {
    const inScope = lines.filter((line) => isInScope(line, offer.scope))
    if (inScope.length === 0) continue
    const missing = missingOf(offer.minimum, inScope)
    if (missing) {
      near.push({ id: offer.id, title: offer.title, missing })
      continue
    }
    const amount = reductionOf(offer.reduction, inScope)
    if (amount > (best?.amount ?? 0)) best = { offer, inScope, amount }
  }
  if (!best) return { applied: undefined, near }
  takeOff(best.inScope, best.amount, 'globalDiscount')
  const applied: AppliedOffer = { id: best.offer.id, title: best.offer.title, times: 1, amount: best.amount, points: 0 }
  return { applied, near }
}

/** Rounded half up once, and never more than there is to pay. */
export function reductionOf(reduction: AmountReduction, inScope: readonly LineInProgress[]): Cents {
  const base = sum(inScope.map(remaining))
  if ('amount' in reduction) return Math.min(reduction.amount, base)
  return Math.min(roundedShare(base, reduction.percent, 100), reduction.atMost ?? base)
}

/** Distributes an amount over lines in proportion to their remaining amounts. */
export function takeOff(
  inScope: readonly LineInProgress[],
  amount: Cents,
  kind: 'globalDiscount' | 'voucherDiscount',
): void {
  const shares = allocate(amount, inScope.map(remaining))
  inScope.forEach((line, index) => {
    line[kind] += shares[index] ?? 0
  })
}
