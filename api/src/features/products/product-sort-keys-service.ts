import { createUpkeep } from '../../database/upkeep.ts'
import { putSortKeys, takeStaleProducts } from './product-sort-keys-queries.ts'

/** What staff sort products by, after prices or stock changed. */
export const productSortKeys = createUpkeep({
  notes: 'stale_product_sort_keys',
  lock: 'sort keys of products',
  notesAtOnce: 500,
  take: takeStaleProducts,
  put: putSortKeys,
})
