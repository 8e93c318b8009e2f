import { useAddLine } from '../features/cart/use-add-line.ts'
import { loadProduct } from '../features/products/details/load-product.ts'
import { ProductPage } from '../features/products/details/product-page.tsx'
import { fromLean } from '../shared/page/lean-data.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/service.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadProduct(context.get(pageRequest), params.id, url, 'service')
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const line = useAddLine()
  const view = fromLean(loaderData.view)
  return <ProductPage key={view.product.id} {...view} line={line} />
}
