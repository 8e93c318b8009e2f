import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import { type estimateBudget, estimatedArea } from '@fitout/contract/estimates.ts'
import { roundedShare, toDollars } from '@fitout/contract/money.ts'
import {
  bandOf,
  budgetBands,
  estimateFinishes,
  type ProjectOption,
  projectScopes,
  propertyTypes,
} from '@fitout/contract/project-options.ts'
import { inSquareMetres } from '@fitout/contract/saleable-area.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { requireEstimateRates } from '../configuration/configuration-service.ts'
import { estimateRange } from './estimate-budget.ts'

/** Throws `configuration-not-found`, and `invalid-input` for an area out of range. */
export async function estimate(
  context: Context,
  wish: Query<typeof estimateBudget>,
): Promise<AnswerInput<typeof estimateBudget>['data']> {
  const rates = await requireEstimateRates(context)
  const { squareFeet, low, high } = estimateRange(rates, wish)
  if (squareFeet < estimatedArea.least) throw areaRefused('too-small')
  if (squareFeet > estimatedArea.most) throw areaRefused('too-big')
  return {
    low: toDollars(low),
    high: toDollars(high),
    low_per_square_foot: Math.floor(toDollars(roundedShare(low, 1, squareFeet))),
    high_per_square_foot: Math.ceil(toDollars(roundedShare(high, 1, squareFeet))),
    saleable_area: { sqft: squareFeet, sqm: inSquareMetres(squareFeet) },
    property_type: named(propertyTypes, wish.property_type),
    scope: named(projectScopes, wish.scope),
    finish: named(estimateFinishes, wish.finish),
    budget: named(budgetBands, bandOf(budgetBands, toDollars(low + high) / 2)?.key),
    included: rates.scopes[wish.scope].included,
    excluded: rates.excluded,
    rates_from: rates.effective_on,
  }
}

function areaRefused(code: 'too-small' | 'too-big'): AppError {
  return new AppError('invalid-input', { errors: [{ path: 'area', code }] })
}

function named(options: readonly ProjectOption[], key: string | undefined) {
  const option = options.find((one) => one.key === key)
  if (!option) throw new Error(`${key} is not among the choices`)
  return { key: option.key, title: option.title }
}
