import { createUpkeep } from '../../database/upkeep.ts'
import { putSortKeys, takeStaleProducts } from './product-sort-keys-queries.ts'

/** Keeps the keys by which staff sort products up to date after changes of prices or stock. */
export const productSortKeys = createUpkeep({
  notes: 'stale_product_sort_keys',
  lock: 'sort keys of products',
  notesAtOnce: 500,
  take: takeStaleProducts,
  put: putSortKeys,
})
