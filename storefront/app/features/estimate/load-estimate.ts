import type { Answer, QueryInput } from '@fitout/contract/endpoint.ts'
import { estimateBudget } from '@fitout/contract/estimates.ts'
import { estimateFinishes, projectScopes, propertyTypes } from '@fitout/contract/project-options.ts'
import { type Spoken, spoken } from '../../shared/i18n/spoken.ts'
import type { PageRequest } from '../../shared/page/page-request.ts'
import { areaOf, readEstimateWish } from './estimate-wish.ts'

export type EstimateView = Spoken<Answer<typeof estimateBudget>['data']>
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
    estimate: estimate && spoken(estimate.data, locale),
    choices: spoken(
      { properties: [...propertyTypes], scopes: [...projectScopes], finishes: [...estimateFinishes] },
      locale,
    ),
  }
}
