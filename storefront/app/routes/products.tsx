import { loadProductList } from '../features/products/list/load-product-list.ts'
import { ProductListPage } from '../features/products/list/product-list-page.tsx'
import { quickViewOf } from '../layouts/quick-view-place.tsx'
import { fromLean, leanData } from '../shared/page/lean-data.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/products.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return leanData(await loadProductList(context.get(pageRequest), url.searchParams))
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductListPage list={fromLean(loaderData)} quickView={quickViewOf} />
}
