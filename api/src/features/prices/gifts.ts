import type { Words } from '@fitout/contract/locales.ts'
import { isInScope, missingOf } from './offer-scope.ts'
import {
  type LineInProgress,
  type OfferMinimum,
  type OfferMissing,
  type OfferScope,
  remaining,
  sum,
} from './price-line.ts'

export type GiftOffer = {
  id: string
  title: Words
  minimum: OfferMinimum
  scope: OfferScope
  variantId: string
  quantity: number
  /** Whether reaching the minimum twice earns two gifts. */
  isRepeated: boolean
  /** Available units, including those in the booking form; null if stock is not tracked. */
  available: number | null
}

export type Gift = { offerId: string; title: Words; variantId: string; quantity: number }
export type GiftOutcome = { gift: Gift | undefined; missing: OfferMissing | undefined }

/** Gifts and lines may share stock; bought units take precedence. */
export function giveGift(lines: readonly LineInProgress[], given: readonly Gift[], offer: GiftOffer): GiftOutcome {
  const inScope = lines.filter((line) => isInScope(line, offer.scope))
  const taken = [...lines, ...given].filter((other) => other.variantId === offer.variantId)
  const left = offer.available === null ? Infinity : offer.available - sum(taken.map((other) => other.quantity))
  if (inScope.length === 0 || left <= 0) return { gift: undefined, missing: undefined }
  const missing = missingOf(offer.minimum, inScope)
  if (missing) return { gift: undefined, missing }
  const wanted = offer.quantity * (offer.isRepeated ? timesReached(offer.minimum, inScope) : 1)
  const quantity = Math.min(wanted, left)
  return { gift: { offerId: offer.id, title: offer.title, variantId: offer.variantId, quantity }, missing: undefined }
}

function timesReached({ spend, quantity }: OfferMinimum, inScope: readonly LineInProgress[]): number {
  const bySpend = spend ? Math.floor(sum(inScope.map(remaining)) / spend) : Infinity
  const byQuantity = quantity ? Math.floor(sum(inScope.map((line) => line.quantity)) / quantity) : Infinity
  const times = Math.min(bySpend, byQuantity)
  return Number.isFinite(times) ? times : 1
}
