import { filterProducts } from '@fitout/contract/products.ts'
import { MemberStorePage } from '../features/memberships/store/member-store-page.tsx'
import { productCardView } from '../shared/catalogue/product-card-view.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/member-store.ts'

const pageSize = 24

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, locale, configuration } = context.get(pageRequest)
  const store_id = (await configuration())['shop-constants'].mini_store_id
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const { data, total, per_page } = await call(filterProducts, {
    params: { store_id },
    query: { facets: 'false', page, per_page: pageSize },
  })
  return {
    pieces: data.map((card) => ({ ...productCardView(card, locale), points: card.point_price ?? 0 })),
    page,
    lastPage: Math.max(1, Math.ceil(total / per_page)),
  }
}

export default function MemberStore({ loaderData }: Route.ComponentProps) {
  return <MemberStorePage {...loaderData} />
}
