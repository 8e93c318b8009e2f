import type { Answer, QueryInput } from '@fitout/contract/endpoint.ts'
import { estimateBudget } from '@fitout/contract/estimates.ts'
import type { Locale, Words } from '@fitout/contract/locales.ts'
import { estimateFinishes, projectScopes, propertyTypes } from '@fitout/contract/project-options.ts'
import { filterProjects } from '@fitout/contract/projects.ts'
import { type LocalisedText, localisedText } from '@fitout/contract/localised.ts'
import { type InOneLanguage, inOneLanguage } from '../../shared/i18n/in-one-language.ts'
import { ifExists } from '../../shared/page/optional-part.ts'
import type { PageRequest } from '../../shared/page/page-request.ts'
import { projectCardView } from '../../shared/projects/project-card-view.ts'
import { areaOf, readEstimateWish } from './estimate-wish.ts'

type Estimate = Answer<typeof estimateBudget>['data']
export type EstimateView = Omit<InOneLanguage<Estimate>, 'included' | 'excluded'> & {
  included: LocalisedText[]
  excluded: LocalisedText[]
}
export type EstimateScreen = Awaited<ReturnType<typeof loadEstimate>>

/** Square feet, used to find out whether there are rates before the visitor has answered. */
const defaultArea = 500

/** The submitted form, and the range once it is complete. A new studio has not published rates. */
export async function loadEstimate({ call, locale }: PageRequest, search: URLSearchParams) {
  const wish = readEstimateWish(search)
  const area = areaOf(wish)
  const { from: _from, ...answers } = wish
  const asked = area === undefined ? { ...answers, area: defaultArea, area_units: 'sqft' } : { ...answers, area }
  const found = await ifExists(() => call(estimateBudget, { query: asked as QueryInput<typeof estimateBudget> }))
  const estimate = area === undefined ? undefined : found
  // A large and a small photograph share the row of the project grid.
  const similar = estimate && (await call(filterProjects, { query: { budget: estimate.data.budget.key, per_page: 2 } }))
  return {
    wish,
    hasRates: found !== undefined,
    isFaulty: wish.area !== '' && area === undefined,
    estimate: estimate && estimateView(estimate.data, locale),
    projects: similar?.data.map((card) => projectCardView(card, locale)) ?? [],
    choices: inOneLanguage(
      { properties: [...propertyTypes], scopes: [...projectScopes], finishes: [...estimateFinishes] },
      locale,
    ),
  }
}

function estimateView(estimate: Estimate, locale: Locale): EstimateView {
  const listed = (parts: Words[]) => parts.map((part) => localisedText(part, locale))
  return {
    ...inOneLanguage(estimate, locale),
    included: listed(estimate.included),
    excluded: listed(estimate.excluded),
  }
}
