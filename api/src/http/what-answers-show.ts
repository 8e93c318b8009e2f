import { productOffers } from '@fitout/contract/campaigns.ts'
import { allCategories, categoryTree } from '@fitout/contract/categories.ts'
import {
  configurationSortingList,
  customerLocalesConfiguration,
  latestConfiguration,
} from '@fitout/contract/configuration.ts'
import { latestContent } from '@fitout/contract/contents.ts'
import { allCouriers } from '@fitout/contract/couriers.ts'
import type { Answer, Endpoint, PathParameters, Query } from '@fitout/contract/endpoint.ts'
import { estimateBudget } from '@fitout/contract/estimates.ts'
import { postReviews } from '@fitout/contract/post-comments.ts'
import { allPostCategories, filterPosts, findPost, relatedPostUrls } from '@fitout/contract/posts.ts'
import { filterProducts, findProduct, productReviews, relatedProductUrls } from '@fitout/contract/products.ts'
import { filterProjects, findProject } from '@fitout/contract/projects.ts'
import type { Shown, Subject } from '@fitout/contract/public-change.ts'
import { searchEverything } from '@fitout/contract/search.ts'
import { findShareImage } from '@fitout/contract/share-images.ts'
import { allVouchers, findVoucher } from '@fitout/contract/vouchers.ts'
import { allWarehouses } from '@fitout/contract/warehouses.ts'
import type { Written } from './written.ts'

type Given<E extends Endpoint> = { params: PathParameters<E>; query: Query<E>; answer: Written<Answer<E>> }
type Shows<E extends Endpoint> = (given: Given<E>) => Subject[]

/**
 * The subjects that each endpoint's answer shows. A change drops the answers, and the pages made of them, that show its
 * subject. Any change drops the answers of an endpoint that is not listed. An empty list is for answers that only
 * configuration, contents, categories or couriers change.
 */
const shownBy = new Map<Endpoint, Shows<Endpoint>>([
  shows(latestConfiguration, () => []),
  shows(customerLocalesConfiguration, () => []),
  shows(configurationSortingList, () => []),
  shows(latestContent, () => []),
  shows(estimateBudget, () => []),
  shows(allWarehouses, () => []),
  shows(allCouriers, () => []),
  shows(allCategories, () => ['products']),
  shows(categoryTree, () => ['products']),
  shows(filterProducts, listOfProducts),
  shows(findProduct, ({ params }) => [productOf(params.id), unitsOf(params.id)]),
  shows(productReviews, ({ params }) => [productOf(params.id)]),
  shows(productOffers, ({ params }) => ['campaigns', productOf(params.id)]),
  shows(relatedProductUrls, () => ['products']),
  shows(filterProjects, () => ['projects']),
  shows(findProject, () => ['projects', 'products']),
  shows(allPostCategories, () => ['posts']),
  shows(filterPosts, () => ['posts']),
  shows(findPost, () => ['posts']),
  shows(relatedPostUrls, () => ['posts']),
  shows(postReviews, () => ['posts']),
  shows(allVouchers, () => ['vouchers']),
  shows(findVoucher, () => ['vouchers']),
  shows(searchEverything, () => ['products', 'stock', 'projects', 'posts']),
  shows(findShareImage, shareImage),
])

/** Returns the subjects of an answer, by endpoint, input and content. */
export function shownIn(endpoint: Endpoint, given: Given<Endpoint>): Shown {
  return shownBy.get(endpoint)?.(given)
}

function shows<E extends Endpoint>(endpoint: E, what: Shows<E>): [Endpoint, Shows<Endpoint>] {
  return [endpoint, what as unknown as Shows<Endpoint>]
}

const productOf = (id: string) => `product:${id.toLowerCase()}` as const
const unitsOf = (id: string) => `units:${id.toLowerCase()}` as const

/** Counts, filters and prices depend on availability; a list of named pieces depends only on these pieces. */
function listOfProducts({ query, answer }: Given<typeof filterProducts>): Subject[] {
  const { facets, keyword, in_stock, on_sale, min_price, max_price, sort_by } = query
  const limits = [keyword, in_stock, on_sale, min_price, max_price]
  if (facets || sort_by === 'price' || limits.some((limit) => limit !== undefined)) return ['products', 'stock']
  if (query.ids) return query.ids.map(productOf)
  return ['products', ...answer.value.data.map(({ _id }) => productOf(_id))]
}

function shareImage({ params: { kind, key } }: Given<typeof findShareImage>): Subject[] {
  if (kind === 'product') return [productOf(key)]
  if (kind === 'project') return ['projects']
  return kind === 'post' ? ['posts'] : []
}
