import { valuesOf, wholeNumber } from '../../../shared/filters/address-values.ts'

/** The filters of a product list as query parameters, used by every link and form. */
export const attributeKeys = ['colour', 'material', 'size'] as const
export type AttributeKey = (typeof attributeKeys)[number]

export type ProductFilters = Record<AttributeKey, string[]> & {
  keyword: string
  categories: string[]
  minPrice: number | undefined
  maxPrice: number | undefined
  inStock: boolean
  onSale: boolean
  rating: number | undefined
  sort: string
  page: number
}

const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const longestKeyword = 100

export function readFilters(search: URLSearchParams): ProductFilters {
  return {
    keyword: (search.get('keyword') ?? '').trim().slice(0, longestKeyword),
    categories: valuesOf(search, 'categories').filter((id) => idForm.test(id)),
    colour: valuesOf(search, 'colour'),
    material: valuesOf(search, 'material'),
    size: valuesOf(search, 'size'),
    minPrice: amount(search.get('min_price')),
    maxPrice: amount(search.get('max_price')),
    inStock: search.get('in_stock') === '1',
    onSale: search.get('on_sale') === '1',
    rating: wholeNumber(search.get('rating'), 1, 5),
    sort: search.get('sort') ?? '',
    page: wholeNumber(search.get('page'), 1, 10_000) ?? 1,
  }
}

/** The address of a list with these filters; unset ones are omitted, so that one selection has one address. */
export function listAddress(path: string, filters: ProductFilters): string {
  const search = new URLSearchParams()
  const add = (name: string, value: string | number | false | undefined) => {
    if (value) search.set(name, String(value))
  }
  add('keyword', filters.keyword)
  add('categories', filters.categories.join(','))
  for (const key of attributeKeys) add(key, filters[key].join(','))
  add('min_price', filters.minPrice)
  add('max_price', filters.maxPrice)
  add('in_stock', filters.inStock && 1)
  add('on_sale', filters.onSale && 1)
  add('rating', filters.rating)
  add('sort', filters.sort)
  add('page', filters.page > 1 && filters.page)
  return search.size > 0 ? `${path}?${search}` : path
}

/** All filters cleared; the sort order stays. */
export function withoutFilters({ sort }: ProductFilters): ProductFilters {
  return { ...readFilters(new URLSearchParams()), sort }
}

export function countFilters(filters: ProductFilters): number {
  const { keyword, categories, colour, material, size, minPrice, maxPrice, inStock, onSale, rating } = filters
  const lists = categories.length + colour.length + material.length + size.length
  return lists + [keyword, minPrice ?? maxPrice, inStock, onSale, rating].filter(Boolean).length
}

function amount(value: string | null): number | undefined {
  const number = Number(value)
  return value && Number.isFinite(number) && number > 0 && number <= 100_000_000 ? number : undefined
}
