import type { Words } from '@fitout/contract/locales.ts'
import { type Cents, roundedShare } from '@fitout/contract/money.ts'
import { isInScope } from './offer-scope.ts'
import { type AppliedOffer, type LineInProgress, type OfferScope, remaining } from './price-line.ts'

/** The reduction of each unit received: a percentage of its price, or an amount. */
export type UnitReduction = { percent: number } | { amount: Cents }

export type BuyXGetY = {
  id: string
  title: Words
  buy: number
  get: number
  reduction: UnitReduction
  /** How often it applies per order; null for no limit. */
  timesAtMost: number | null
  scope: OfferScope
  /**
   * The scope of the units received; null if the same as for those bought, in which case the cheaper of each group are
   * free.
   */
  rewardScope: OfferScope | null
}

type Unit = { line: LineInProgress; price: Cents }

/**
 * Applies the reduction to the lines. Units form groups of `buy` and `get` from the dearest down, so that the order of
 * lines makes no difference and the customer pays the least.
 */
export function applyBuyXGetY(lines: readonly LineInProgress[], offer: BuyXGetY): AppliedOffer | undefined {
  const groups = offer.rewardScope ? pairedGroups(lines, offer, offer.rewardScope) : ownGroups(lines, offer)
  const applied = { id: offer.id, title: offer.title, times: groups.length, amount: 0, points: 0 }
  for (const { bought, got } of groups) {
    for (const unit of bought) unit.line.unitsTaken += 1
    for (const unit of got) {
      const { amount, points } = reduceUnit(unit, offer.reduction)
      applied.amount += amount
      applied.points += points
    }
  }
  return applied.amount > 0 || applied.points > 0 ? applied : undefined
}

function ownGroups(lines: readonly LineInProgress[], offer: BuyXGetY) {
  const units = unitsOf(lines.filter((line) => isInScope(line, offer.scope)))
  const size = offer.buy + offer.get
  const times = Math.min(Math.floor(units.length / size), offer.timesAtMost ?? Infinity)
  return Array.from({ length: times }, (_, index) => {
    const group = units.slice(index * size, (index + 1) * size)
    return { bought: group.slice(0, offer.buy), got: group.slice(offer.buy) }
  })
}

/** A unit that could be either bought or received counts as bought. */
function pairedGroups(lines: readonly LineInProgress[], offer: BuyXGetY, rewardScope: OfferScope) {
  const bought = unitsOf(lines.filter((line) => isInScope(line, offer.scope)))
  const got = unitsOf(lines.filter((line) => isInScope(line, rewardScope) && !isInScope(line, offer.scope)))
  const possible = Math.min(Math.floor(bought.length / offer.buy), Math.floor(got.length / offer.get))
  return Array.from({ length: Math.min(possible, offer.timesAtMost ?? Infinity) }, (_, index) => ({
    bought: bought.slice(index * offer.buy, (index + 1) * offer.buy),
    got: got.slice(index * offer.get, (index + 1) * offer.get),
  }))
}

/** The units not counted by another offer yet, dearest first. The fixed order of lines settles ties. */
function unitsOf(lines: readonly LineInProgress[]): Unit[] {
  return lines
    .flatMap((line) =>
      Array.from({ length: line.quantity - line.unitsTaken }, (): Unit => ({ line, price: line.unit })),
    )
    .toSorted((a, b) => b.price - a.price)
}

function reduceUnit({ line, price }: Unit, reduction: UnitReduction): { amount: Cents; points: number } {
  const wanted = 'percent' in reduction ? roundedShare(price, reduction.percent, 100) : reduction.amount
  const amount = Math.min(wanted, price, remaining(line))
  line.unitsTaken += 1
  line.unitDiscount += amount
  const points = 'percent' in reduction ? roundedShare(line.pointUnit, reduction.percent, 100) : 0
  line.points -= points
  return { amount, points }
}
