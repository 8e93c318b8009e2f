import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { findIds, type FoundIds, partOf } from '../../database/substring-search.ts'

// Must equal the indexed expression; otherwise the index is not used.
const titles = sql`coalesce(title ->> 'zh', '') || ' ' || coalesce(title ->> 'cn', '') || ' ' || coalesce(title ->> 'en', '')`

const inTitle = (typed: string) => {
  const part = partOf(typed)
  return sql<boolean>`(title ->> 'zh' ilike ${part} or title ->> 'cn' ilike ${part} or title ->> 'en' ilike ${part})`
}

const holding = (typed: string) => ({
  products: sql`select id from products where search_grams(${titles}) @> search_grams(${typed}) and ${inTitle(typed)}`,
  variants: sql`product_variants where search_grams(sku) @> search_grams(${typed}) and sku ilike ${partOf(typed)}`,
})

/** Whether the product of a row with `searched_id` and `title` matches the search text. */
export const productHolds = (typed: string): RawBuilder<boolean> => sql`(${inTitle(typed)} or exists (
  select from product_variants v where v.product_id = searched_id and v.sku ilike ${partOf(typed)}))`

/** Finds the products with a matching title or SKU. */
export async function findProductIds(db: Database, typed: string): Promise<FoundIds> {
  const { products, variants } = holding(typed)
  return findIds(db, {
    typed: [typed],
    newest: sql`select id as searched_id, title from products order by id desc`,
    fits: productHolds(typed),
    isLedTo: sql`search_grams(${titles}) @> search_grams(${typed})`,
    found: sql`${products} union all select product_id from ${variants}`,
  })
}

/** Whether a row with `title` and `sku` matches the search text. */
export const variantHolds = (typed: string): RawBuilder<boolean> =>
  sql`(${inTitle(typed)} or sku ilike ${partOf(typed)})`

/** Finds the variants with a matching SKU or product title. */
export async function findVariantIds(db: Database, typed: string): Promise<FoundIds> {
  const { products, variants } = holding(typed)
  return findIds(db, {
    typed: [typed],
    newest: sql`select p.title, v.sku from product_variants v join products p on p.id = v.product_id order by v.id desc`,
    fits: variantHolds(typed),
    isLedTo: sql`search_grams(${titles}) @> search_grams(${typed}) or search_grams(sku) @> search_grams(${typed})`,
    found: sql`select w.id from product_variants w join (${products}) t on t.id = w.product_id
      union all select id from ${variants}`,
  })
}
