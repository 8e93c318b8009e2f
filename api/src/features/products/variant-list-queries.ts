import { countedAtMost } from '@fitout/contract/limits.ts'
import { type ExpressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely'
import type { DB, Products, ProductVariants } from '../../../database/tables.ts'
import { countRows, totalOf } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type FoundIds, isCommon, listLookedThrough, scannedRows } from '../../database/substring-search.ts'
import { type Key, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import { variantHolds } from './searched-products-queries.ts'
import { isFiledIn } from './staff-products-queries.ts'
import { selectVariants } from './staff-variants-queries.ts'

export type VariantFilter = {
  q?: string | undefined
  /** The matches of `q`, if there was a search. */
  found?: FoundIds | undefined
  status?: Selectable<Products>['status'] | undefined
  category_id?: string | undefined
}

/** Grouped by product in catalogue order, then in the product's own order. */
const byProduct = keyset(
  ['p.key', 'text', 'asc'],
  ['p.id', 'id', 'asc'],
  ['v.position', 'whole', 'asc'],
  ['v.id', 'id', 'asc'],
)

type OfBoth = ExpressionBuilder<DB & { v: ProductVariants; p: Products }, 'v' | 'p'>

const matches =
  ({ q, found, status, category_id: categoryId }: VariantFilter) =>
  (of: OfBoth) =>
    of.and([
      ...(status ? [of('p.status', '=', sql.lit(status))] : []),
      ...(categoryId ? [isFiledIn(categoryId)] : []),
      ...(status || q ? [] : [of('p.status', '<>', 'ARCHIVED')]),
      ...(found?.ids ? [sql<boolean>`v.id = any(${found.ids}::uuid[])`] : []),
    ])

export async function listVariantRows(db: Database, filter: VariantFilter, page: Place) {
  const matching = db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .where(matches(filter))
  const following = (after?: Key) => matching.where(byProduct.follows(after)).orderBy(byProduct.order)
  const place = sql`offset ${page.offset} limit ${page.limit}`
  const { q, found, status, category_id: categoryId } = filter
  if (!q || !isCommon(found)) {
    // Selects ids first, so that sorting and skipping read nothing else of the rows.
    const shown = sql<string>`(${following(page.after).select('v.id')} ${place})`
    const rows = await listVariants(db, shown)
    return { rows, total: await totalOf(page, rows, () => countRows(db, matching.select(sql`1`.as('one')))) }
  }
  const fitting = (after?: Key) => {
    const first = following(after)
      .select(['v.id', 'v.sku', 'p.title', ...byProduct.columns])
      .limit(scannedRows)
    return sql`from (${first}) looked where ${variantHolds(q)}`
  }
  const areMoreThanCounted = found?.areMoreThanCounted && !status && !categoryId
  const { ids, total } = await listLookedThrough(db, page, { fitting, order: byProduct.outerOrder, areMoreThanCounted })
  const rows = await listVariants(db, sql`(select unnest(${ids}::uuid[]))`)
  const count = async () => (areMoreThanCounted ? countedAtMost + 1 : countRows(db, sql`select ${fitting()}`))
  return { rows, total: total ?? (await totalOf(page, rows, count)) }
}

async function listVariants(db: Database, ids: RawBuilder<string>) {
  return selectVariants(db)
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['p.title as product_title', 'p.status as product_status', byProduct.key.as('row_key')])
    .where('v.id', 'in', ids)
    .orderBy(byProduct.order)
    .execute()
}
