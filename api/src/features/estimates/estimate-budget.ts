import { type Cents, roundedShare, toCents } from '@fitout/contract/money.ts'
import { inSquareFeet, type AreaUnit } from '@fitout/contract/saleable-area.ts'
import type { Configuration } from '../configuration/configuration-service.ts'

export type EstimateRates = Configuration<'estimate-rates'>
type Scope = keyof EstimateRates['scopes']
type Finish = keyof EstimateRates['scopes'][Scope]['fixed']

export type EstimateWish = {
  area: number
  area_units: AreaUnit
  property_type: keyof EstimateRates['property_percent']
  scope: Scope
  finish: Finish
}

export type Estimate = { squareFeet: number; low: Cents; high: Cents }

/**
 * The estimated cost of a renovation: a fixed part and a part per square foot, adjusted by property type. The low end is
 * rounded down and the high end up, so that the range is never too optimistic.
 */
export function estimateRange(rates: EstimateRates, wish: EstimateWish): Estimate {
  const squareFeet = inSquareFeet(wish.area, wish.area_units)
  const { fixed, per_square_foot } = rates.scopes[wish.scope]
  const percent = rates.property_percent[wish.property_type]
  const step = toCents(rates.rounded_to)
  const costOf = (end: 'low' | 'high') => {
    const cents = toCents(fixed[wish.finish][end]) + squareFeet * toCents(per_square_foot[wish.finish][end])
    return roundedShare(cents, percent, 100)
  }
  return {
    squareFeet,
    low: Math.floor(costOf('low') / step) * step,
    high: Math.ceil(costOf('high') / step) * step,
  }
}
