import type { Selectable } from 'kysely'
import { type ExpressionBuilder, sql } from 'kysely'
import type { DB, Products, ProductVariants } from '../../../database/tables.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import { isFiledIn } from './staff-products-queries.ts'
import { selectVariants } from './staff-variants-queries.ts'

export type VariantFilter = {
  q?: string | undefined
  status?: Selectable<Products>['status'] | undefined
  category_id?: string | undefined
}

/** Product by product, as the catalogue lists them, and within one in its own order. */
const byProduct = keyset(
  ['p.key', 'text', 'asc'],
  ['p.id', 'id', 'asc'],
  ['v.position', 'whole', 'asc'],
  ['v.id', 'id', 'asc'],
)

type OfBoth = ExpressionBuilder<DB & { v: ProductVariants; p: Products }, 'v' | 'p'>

const matches = ({ q, status, category_id: categoryId }: VariantFilter) => {
  const part = q === undefined ? undefined : `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return (of: OfBoth) =>
    of.and([
      ...(status ? [of('p.status', '=', status)] : []),
      ...(categoryId ? [isFiledIn(categoryId)] : []),
      ...(status || q ? [] : [of('p.status', '<>', 'ARCHIVED')]),
      ...(part
        ? [
            // By the indexes of search_grams, on the expressions that they have.
            sql<boolean>`v.id in (
              select w.id from products t join product_variants w on w.product_id = t.id
              where search_grams(coalesce(t.title ->> 'zh', '') || ' ' || coalesce(t.title ->> 'cn', '')
                || ' ' || coalesce(t.title ->> 'en', '')) @> search_grams(${q})
                and (t.title ->> 'zh' ilike ${part} or t.title ->> 'cn' ilike ${part} or t.title ->> 'en' ilike ${part})
              union all
              select id from product_variants where search_grams(sku) @> search_grams(${q}) and sku ilike ${part})`,
          ]
        : []),
    ])
}

export async function listVariantRows(db: Database, filter: VariantFilter, page: Place) {
  // By ids, so that of rows that are skipped or sorted no more is read than that.
  const shown = db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select('v.id')
    .where(matches(filter))
    .where(byProduct.follows(page.after))
    .orderBy(byProduct.order)
    .offset(page.offset)
    .limit(page.limit)
  const rows = await selectVariants(db)
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['p.title as product_title', 'p.status as product_status', byProduct.key.as('row_key')])
    .where('v.id', 'in', shown)
    .orderBy(byProduct.order)
    .execute()
  const all = db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(sql`1`.as('one'))
    .where(matches(filter))
  return { rows, total: await countRows(db, all) }
}
