import { filterProducts } from '@fitout/contract/products.ts'
import { ServiceListPage } from '../features/products/services/service-list-page.tsx'
import { describedCardView } from '../shared/catalogue/product-card-view.ts'
import { fromLean, leanData } from '../shared/page/lean-data.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/services.ts'

const pageSize = 24

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, locale, configuration } = context.get(pageRequest)
  const store_id = (await configuration())['shop-constants'].main_store_id
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const services = await call(filterProducts, {
    params: { store_id },
    query: { kind: 'SERVICE', facets: 'false', page, per_page: pageSize },
  })
  return leanData({
    services: services.data.map((card) => ({ ...describedCardView(card, locale), packages: card.variant_count })),
    page: services.current_page,
    lastPage: Math.max(1, Math.ceil(services.total / services.per_page)),
  })
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServiceListPage {...fromLean(loaderData)} />
}
