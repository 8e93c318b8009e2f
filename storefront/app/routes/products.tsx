import { useAddLine } from '../features/cart/use-add-line.ts'
import { loadProductList } from '../features/products/list/load-product-list.ts'
import { ProductListPage } from '../features/products/list/product-list-page.tsx'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/products.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProductList(context.get(pageRequest), url.searchParams)
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const line = useAddLine()
  return <ProductListPage list={loaderData} line={line} />
}
