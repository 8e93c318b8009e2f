import type { Answer, QueryInput } from '@fitout/contract/endpoint.ts'
import { estimateBudget } from '@fitout/contract/estimates.ts'
import type { Locale, Words } from '@fitout/contract/locales.ts'
import { estimateFinishes, projectScopes, propertyTypes } from '@fitout/contract/project-options.ts'
import { type Said, said } from '@fitout/contract/told.ts'
import { type Spoken, spoken } from '../../shared/i18n/spoken.ts'
import type { PageRequest } from '../../shared/page/page-request.ts'
import { areaOf, readEstimateWish } from './estimate-wish.ts'

type Estimate = Answer<typeof estimateBudget>['data']
export type EstimateView = Omit<Spoken<Estimate>, 'included' | 'excluded'> & { included: Said[]; excluded: Said[] }
export type EstimateScreen = Awaited<ReturnType<typeof loadEstimate>>

/** The form as it was sent, and the range where it was sent whole. */
export async function loadEstimate({ call, locale }: PageRequest, search: URLSearchParams) {
  const wish = readEstimateWish(search)
  const area = areaOf(wish)
  const { from: _from, ...answers } = wish
  const estimate =
    area === undefined
      ? undefined
      : await call(estimateBudget, { query: { ...answers, area } as QueryInput<typeof estimateBudget> })
  return {
    wish,
    isFaulty: wish.area !== '' && area === undefined,
    estimate: estimate && estimateView(estimate.data, locale),
    choices: spoken(
      { properties: [...propertyTypes], scopes: [...projectScopes], finishes: [...estimateFinishes] },
      locale,
    ),
  }
}

function estimateView(estimate: Estimate, locale: Locale): EstimateView {
  const listed = (parts: Words[]) => parts.map((part) => said(part, locale))
  return { ...spoken(estimate, locale), included: listed(estimate.included), excluded: listed(estimate.excluded) }
}
