import { EstimatePage } from '../features/estimates/estimate-page.tsx'
import { loadEstimate } from '../features/estimates/load-estimate.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/estimate.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadEstimate(context.get(pageRequest), url.searchParams)
}

export default function Estimate({ loaderData }: Route.ComponentProps) {
  return <EstimatePage {...loaderData} />
}
