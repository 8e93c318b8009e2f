import { categoryTree } from '@fitout/contract/categories.ts'
import { configurationSortingList } from '@fitout/contract/configuration.ts'
import { filterProducts, productSorts } from '@fitout/contract/products.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { localised } from '@fitout/contract/localised.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { data } from 'react-router'
import { productCardView } from '../../../shared/catalogue/product-card-view.ts'
import type { PageRequest } from '../../../shared/page/page-request.ts'
import { placeInTree } from './category-branch.ts'
import { readFilters } from './product-filters.ts'

const pageSize = 24

type Facets = NonNullable<Answer<typeof filterProducts>['facets']>
export type ProductList = Omit<Awaited<ReturnType<typeof loadProductList>>, 'alternates'>

/** A page of products, of the whole shop or of one category, with the data of its filters. */
export async function loadProductList(page: PageRequest, search: URLSearchParams, categoryId?: string) {
  const { call, locale, configuration } = page
  const params = { store_id: (await configuration())['shop-constants'].main_store_id }
  const filters = readFilters(search)
  const [{ data: sorts }, { data: tree }] = await Promise.all([
    call(configurationSortingList, { params: { slug: 'products' } }),
    call(categoryTree, { params }),
  ])
  const found = placeInTree(tree, categoryId, locale)
  if (!found) throw data({ code: 'category-not-found' }, { status: 404 })
  const sort = sorts.find(({ key }) => key === filters.sort) ?? sorts[0]
  const products = await call(filterProducts, {
    params,
    query: {
      kind: 'GOODS',
      keyword: filters.keyword,
      category_ids: (filters.categories.length > 0 ? filters.categories : [categoryId]).filter(Boolean).join(','),
      'attributes[colour]': filters.colour.join(','),
      'attributes[material]': filters.material.join(','),
      'attributes[size]': filters.size.join(','),
      min_price: filters.minPrice,
      max_price: filters.maxPrice,
      in_stock: filters.inStock ? 'true' : undefined,
      on_sale: filters.onSale ? 'true' : undefined,
      rating: filters.rating,
      sort_by: productSorts.find((one) => one === sort?.sort_by),
      sort_order: sort?.sort_order,
      locale,
      page: filters.page,
      per_page: pageSize,
    },
  })
  const { facets } = products
  const { alternates, ...place } = found
  return {
    place: facets
      ? { ...place, below: place.below.map((link) => ({ ...link, count: countOf(facets, link.id) })) }
      : place,
    alternates,
    cards: products.data.map((card) => productCardView(card, locale)),
    total: products.total,
    page: products.current_page,
    lastPage: Math.max(1, Math.ceil(products.total / products.per_page)),
    correctedKeyword: products.corrected_keyword,
    sorts: sorts.map(({ key, title }) => ({ key, ...localised({ title }, locale) })),
    facets: facets && facetsView(facets, locale),
    chosenCategories: facets
      ? facets.categories
          .filter(({ _id }) => filters.categories.includes(_id))
          .map(({ _id, title }) => ({ id: _id, ...localised({ title }, locale) }))
      : [],
  }
}

/** The values in the filters; a value without a colour names none. */
function facetsView({ attributes, ratings, price, in_stock, on_sale }: Facets, locale: Locale) {
  return {
    attributes: attributes.map(({ name, values }) => ({
      name,
      values: values.map(({ value, title, swatch, count }) => ({
        value,
        ...localised({ title }, locale),
        ...(swatch !== null && { swatch }),
        count,
      })),
    })),
    ratings,
    price,
    in_stock,
    on_sale,
  }
}

function countOf({ categories }: { categories: { _id: string; count: number }[] }, id: string): number {
  return categories.find(({ _id }) => _id === id)?.count ?? 0
}
