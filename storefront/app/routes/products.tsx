import { loadProductList } from '../features/products/list/load-product-list.ts'
import { ProductListPage } from '../features/products/list/product-list-page.tsx'
import { quickViewOf } from '../layouts/quick-view-place.tsx'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/products.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProductList(context.get(pageRequest), url.searchParams)
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductListPage list={loaderData} quickView={quickViewOf} />
}
