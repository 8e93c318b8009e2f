import { loadSearch } from '../features/search/load-search.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { fromLean, leanData } from '../shared/page/lean-data.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/search.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return leanData(await loadSearch(context.get(pageRequest), url.searchParams))
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...fromLean(loaderData)} />
}
