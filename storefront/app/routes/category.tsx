import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { loadProductList } from '../features/products/list/load-product-list.ts'
import { ProductListPage } from '../features/products/list/product-list-page.tsx'
import { quickViewOf } from '../layouts/quick-view-place.tsx'
import { placeOf } from '../shared/catalogue/product-card-view.ts'
import { fromLean, leanData } from '../shared/page/lean-data.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import { redirectToRightSlug } from '../shared/page/right-slug.ts'
import type { Route } from './+types/category.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const { alternates, ...list } = await loadProductList(page, url.searchParams, params.id)
  const { here } = list.place
  redirectToRightSlug(url, pathTo('category', page.locale, here ? placeOf(here) : { id: params.id }))
  return { list: leanData(list), alternates }
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return <ProductListPage list={fromLean(loaderData.list)} quickView={quickViewOf} />
}
