import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { findIds, type FoundIds, partOf } from '../../database/found-by-parts.ts'

// As the index has it, or it would not serve.
const titles = sql`coalesce(title ->> 'zh', '') || ' ' || coalesce(title ->> 'cn', '') || ' ' || coalesce(title ->> 'en', '')`

const inTitle = (typed: string) => {
  const part = partOf(typed)
  return sql<boolean>`(title ->> 'zh' ilike ${part} or title ->> 'cn' ilike ${part} or title ->> 'en' ilike ${part})`
}

const holding = (typed: string) => ({
  products: sql`select id from products where search_grams(${titles}) @> search_grams(${typed}) and ${inTitle(typed)}`,
  variants: sql`product_variants where search_grams(sku) @> search_grams(${typed}) and sku ilike ${partOf(typed)}`,
})

/** Whether the product of a `searched_id` and a `title` holds what was typed. */
export const productHolds = (typed: string): RawBuilder<boolean> => sql`(${inTitle(typed)} or exists (
  select from product_variants v where v.product_id = searched_id and v.sku ilike ${partOf(typed)}))`

/** The products of which a title or an SKU holds what was typed. */
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

/** Whether a row of a `title` and an `sku` holds what was typed. */
export const variantHolds = (typed: string): RawBuilder<boolean> =>
  sql`(${inTitle(typed)} or sku ilike ${partOf(typed)})`

/** The variants of which the SKU, or a title of the product, holds what was typed. */
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
