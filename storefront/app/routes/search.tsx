import { loadSearch } from '../features/search/load-search.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/search.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSearch(context.get(pageRequest), url.searchParams)
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
