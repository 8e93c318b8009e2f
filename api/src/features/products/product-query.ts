import type { Query } from '@fitout/contract/endpoint.ts'
import type { filterProducts } from '@fitout/contract/products.ts'
import type { AttributeName } from '../catalogue/catalogue-service.ts'

export type ProductQuery = Query<typeof filterProducts>

/** A group of filters; facets are counted without their own filter. */
export type FilterName = 'categories' | 'kind' | 'price' | 'in_stock' | 'on_sale' | 'rating' | AttributeName | 'others'
