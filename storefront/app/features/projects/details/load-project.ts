import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { filterProducts } from '@fitout/contract/products.ts'
import { findProject } from '@fitout/contract/projects.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { type ProductCardView, productCardView } from '../../../shared/catalogue/product-card-view.ts'
import { alternatePaths } from '../../../shared/page/alternate-paths.ts'
import { optionalPart } from '../../../shared/page/optional-part.ts'
import type { PageRequest } from '../../../shared/page/page-request.ts'
import { redirectToRightSlug } from '../../../shared/page/right-slug.ts'
import { loadShareImage } from '../../../shared/page/share-image.ts'
import { projectView } from './project-view.ts'

/** A project with its products and services, at current prices and availability. */
export async function loadProject(page: PageRequest, id: string, url: URL) {
  const { call, locale } = page
  const [{ data }, shareImage] = await Promise.all([
    call(findProject, { params: { id } }),
    loadShareImage(page, 'project', id),
  ])
  const pathIn = (one: Locale) => pathTo('project', one, { id: data._id, slug: inLocale(data.slug, one) })
  redirectToRightSlug(url, pathIn(locale))
  const pointedAt = data.galleries.flatMap(({ pictures }) =>
    pictures.flatMap(({ hotspots }) => hotspots.map(({ product_id }) => product_id)),
  )
  const cards = await findCards(page, [...new Set([...data.product_ids, ...data.service_ids, ...pointedAt])])
  const inOrder = (ids: string[]) => ids.flatMap((one) => cards.find((card) => card.id === one) ?? [])
  return {
    project: projectView(data, locale),
    products: inOrder([...new Set([...data.product_ids, ...pointedAt])]),
    services: inOrder(data.service_ids),
    shareImage,
    alternates: alternatePaths(data.title, pathIn),
  }
}

/** The project is shown without product cards if they fail to load. */
async function findCards(page: PageRequest, ids: string[]): Promise<ProductCardView[]> {
  if (ids.length === 0) return []
  const { call, locale, configuration } = page
  return optionalPart(
    page,
    'pieces of a project',
    async () => {
      const { data } = await call(filterProducts, {
        params: { store_id: (await configuration())['shop-constants'].main_store_id },
        query: { ids: ids.slice(0, 100).join(','), facets: 'false', per_page: 100 },
      })
      return data.map((card) => productCardView(card, locale))
    },
    [],
  )
}
